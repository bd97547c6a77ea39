import { expect, it, vi } from 'vitest';
import { NodeLimitError } from '../../engine/build.ts';
import { runPortal } from './run.ts';

vi.mock('./commands/index.ts', () => ({
  commands: [{ name: 'weigh', summary: '', usage: [], run: () => Promise.reject(new NodeLimitError()) }],
}));

it('a question that takes too many steps ends in a sentence', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runPortal(['weigh'])).toBe(1);
  expect(said.mock.calls).toEqual([
    [
      'This could not be found out: something depends on more at once than can be tried. `npx portal check` says which condition asks too much.',
    ],
  ]);
});
