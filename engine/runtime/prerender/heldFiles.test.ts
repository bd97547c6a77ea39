import { expect, it, vi } from 'vitest';
import { contentPath } from '../testing/index.ts';
import { heldFiles } from './heldFiles.ts';

const text = '{"name":"Town Library"}';
const path = contentPath(text);

it('proves and parses a file of a release once, however many screens read it', async () => {
  const texts = new Map([[path, text]]);
  const read = vi.spyOn(texts, 'get');
  const held = await Promise.all([heldFiles(texts)(path), heldFiles(texts)(path)]);
  expect(held).toEqual([{ name: 'Town Library' }, { name: 'Town Library' }]);
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is none', new Map<string, string>(), `The release has no ${path}.`],
  ['it is not what its name says', new Map([[path, '{}']]), 'The bundle is not what its name says.'],
])('gives nothing where %s', async (_, texts, why) => {
  await expect(heldFiles(texts)(path)).rejects.toThrow(why);
});
