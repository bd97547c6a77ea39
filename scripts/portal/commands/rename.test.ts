import { expect, it } from 'vitest';
import { rename } from './rename.ts';

it.each([
  [
    'condition',
    '"condition" is not among what can be renamed here. Known: route, toggle, fact, copy, step, data. ',
  ],
  ['rout', '"rout" is not among what can be renamed here. Did you mean "route"? Known: '],
])('says of the kind "%s" that it cannot be renamed, and which can', async (kind, message) => {
  await expect(rename.run([kind, 'old-name', 'new-name'])).rejects.toThrow(message);
});
