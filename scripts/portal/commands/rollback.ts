import { parseArgs } from 'node:util';
import { readSettings } from '../../../sandbox/settings/index.ts';
import { MisuseError, type Command } from '../command.ts';
import {
  changeReleases,
  findRelease,
  liveRelease,
  readLog,
  releaseBefore,
  releaseFolder,
  rollBack,
  shownLength,
  whoPublishes,
  type ReleaseFolder,
} from '../releases/index.ts';

/** Gives customers a release again that they had before. */
export const rollback: Command = {
  name: 'rollback',
  summary: 'takes the live release back, at once',
  usage: ['rollback [release] [--message <why>] [--to <data folder>]'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { message: { type: 'string' }, to: { type: 'string' } },
    });
    const folder = releaseFolder(values.to ?? readSettings().dataFolder);
    return changeReleases(folder, 'taken back', async () => {
      const target = targetOf(folder, positionals[0]);
      rollBack(folder, target, { who: whoPublishes(), now: new Date() }, values.message);
      console.log(`Customers get ${target.slice(0, shownLength)} again.`);
      return 0;
    });
  },
};

/** @throws MisuseError when there is nothing to go back to */
function targetOf(folder: ReleaseFolder, wanted: string | undefined): string {
  const entries = readLog(folder);
  const live = liveRelease(folder);
  if (live === undefined) throw new MisuseError('Nothing has been published yet.');
  try {
    const target = wanted === undefined ? releaseBefore(entries, live) : findRelease(entries, wanted);
    if (target === undefined)
      throw new Error(
        `There is no release before ${live.slice(0, shownLength)}. One that was taken back has to be named: npx portal releases.`,
      );
    return target;
  } catch (error) {
    throw new MisuseError(error instanceof Error ? error.message : String(error));
  }
}
