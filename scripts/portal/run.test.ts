import { parseArgs } from 'node:util';
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
    {
      name: 'count',
      summary: 'Counts.',
      usage: ['count [--json]'],
      run: (words: string[]) => Promise.resolve(parseArgs({ args: words, allowPositionals: true }) && 0),
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

it('of an option that a command does not have it says that, and which it has', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runPortal(['count', '--strict'])).toBe(2);
  expect(said.mock.lastCall).toEqual(["Unknown option '--strict'.\n\n  npx portal count [--json]"]);
});
