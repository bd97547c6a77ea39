import { expect, it, vi } from 'vitest';
import { NodeLimitError } from '../../engine/build.ts';
import { runPortal } from './run.ts';

vi.mock('./commands/index.ts', () => ({
  commands: [
    {
      name: 'weigh',
      summary: 'Says how heavy it is.',
      usage: ['weigh [folder]'],
      run: () => Promise.reject(new NodeLimitError()),
    },
  ],
}));

it('the usage of a command is said on request', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runPortal(['weigh', '--help'])).toBe(0);
  expect(said.mock.calls).toEqual([['Says how heavy it is.\n  npx portal weigh [folder]']]);
});

it('a question that takes too many steps ends in a sentence', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runPortal(['weigh'])).toBe(1);
  expect(said.mock.calls).toEqual([
    [
      'This could not be found out: something depends on more at once than can be tried. `npx portal check` says which condition asks too much.',
    ],
  ]);
});
