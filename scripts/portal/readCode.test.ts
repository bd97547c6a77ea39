import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { currentProject, openProject } from './project.ts';
import { readCode } from './readCode.ts';
import { copyProject } from './testing/copyProject.ts';

const copy = mkdtempSync(join(tmpdir(), 'code-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('knows what the code asks in a working copy of manifests, too, whose code is that of the project', async () => {
  copyProject(copy);
  const here = await readCode(currentProject());
  const there = await readCode(openProject(copy));
  expect(there.packs).toEqual(here.packs);
  expect(there.packs.named).toContain('essential:*');
});
