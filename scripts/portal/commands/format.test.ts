import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySecondPortal } from '../testing/copySecondPortal.ts';
import { openPortal, type OpenPortal } from '../testing/openPortal.ts';

const desk = mkdtempSync(join(tmpdir(), 'format-'));
const copy = copySecondPortal(desk);
let open: OpenPortal;
beforeAll(async () => {
  open = await openPortal(copy);
});
afterAll(() => {
  open.close();
  rmSync(desk, { recursive: true });
});

it('says of a folder that it has no manifests', async () => {
  expect(await open.portal('format', 'nofolder')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no manifest in "nofolder"\.\n/) as string,
  });
});
