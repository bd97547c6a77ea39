import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packs } from '../../widgets/packs.ts';
import { readCode } from './readCode.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'code-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('knows what the code asks in a working copy of manifests, too, where the code is not', async () => {
  cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true });
  symlinkSync(join(root, 'widgets'), join(copy, 'widgets'));
  const here = await readCode(root, packs);
  const there = await readCode(copy, packs);
  expect(there.packs.named).toEqual(here.packs.named);
  expect(there.packs.named).toContain('essential:*');
});
