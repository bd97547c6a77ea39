import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { portal } = secondPortalDesk();
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
  expect(await portal('move', 'step', ...words)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(message) as string,
  });
});
