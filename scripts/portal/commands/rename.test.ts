import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';
import { rename } from './rename.ts';

const { portal } = secondPortalDesk();

it.each([
  [
    'condition',
    '"condition" is not among what can be renamed here. Known: route, toggle, fact, copy, step, data. ',
  ],
  ['rout', '"rout" is not among what can be renamed here. Did you mean "route"? Known: '],
])('says of the kind "%s" that it cannot be renamed, and which can', async (kind, message) => {
  await expect(rename.run([kind, 'old-name', 'new-name'])).rejects.toThrow(message);
});

it('says of a toggle what is to be done in the flag service, which still has the old name', async () => {
  const { stdout } = await portal('rename', 'toggle', 'home-delivery', 'delivery');
  expect(stdout).toMatch(
    /\nMake "delivery" in the flag service: until it is there, it is off for everybody\. Remove "home-delivery" there/,
  );
});
