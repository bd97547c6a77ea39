import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { portal } = secondPortalDesk();
it.each([
  [
    2,
    ['refill/pickup', '--after', 'pickup'],
    /^A step cannot stand before or after itself: name another one than "pickup"\.\n\n {2}npx portal move/,
  ],
  [
    1,
    ['refill/pickp', '--after', 'review'],
    /^There is no step "pickp"\. Did you mean "pickup"\? Known: medicine, [^\n]*\n$/,
  ],
  [1, ['refil/pickup', '--after', 'review'], /^There is no sequence "refil"\. Did you mean "refill"\? /],
])('with status %i does not move %j, and says why', async (status, words, message) => {
  expect(await portal('move', 'step', ...words)).toMatchObject({
    status,
    stderr: expect.stringMatching(message) as string,
  });
});
