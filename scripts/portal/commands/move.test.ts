import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySecondPortal } from '../testing/copySecondPortal.ts';
import { openPortal, type OpenPortal } from '../testing/openPortal.ts';

const desk = mkdtempSync(join(tmpdir(), 'move-'));
const copy = copySecondPortal(desk);
let open: OpenPortal;
beforeAll(async () => {
  open = await openPortal(copy);
});
afterAll(() => {
  open.close();
  rmSync(desk, { recursive: true });
});

it.each([
  [
    ['refill/pickup', '--after', 'pickup'],
    /^A step cannot stand before or after itself: name another one than "pickup"\./,
  ],
  [
    ['refill/pickp', '--after', 'review'],
    /^There is no step "pickp"\. Did you mean "pickup"\? Known: medicine, /,
  ],
  [['refil/pickup', '--after', 'review'], /^There is no sequence "refil"\. Did you mean "refill"\? /],
])('does not move %j, and says why', async (words, message) => {
  expect(await open.portal('move', 'step', ...words)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(message) as string,
  });
});
