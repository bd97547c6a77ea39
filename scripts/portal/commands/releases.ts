import { parseArgs } from 'node:util';
import { askWhether } from '../ask.ts';
import { UsageError, type Command } from '../command.ts';
import {
  changeReleases,
  clean,
  describeReleases,
  describeRoom,
  inMegabytes,
  planCleaning,
  openReleaseFolder,
  settle,
  shownLength,
  releaseStateOf,
  whoPublishes,
  type Cleaning,
  type ReleaseFolder,
} from '../releases/index.ts';

/** Default of `--days`: releases that were live within so many days stay. */
const usualDays = 7;

/** Lists who published what, when, and which release customers get. */
export const releases: Command = {
  name: 'releases',
  summary:
    'lists who published what and when, the newest first, and what is live, scheduled or for some; removes old ones',
  usage: [
    'releases [--json] [--to <data folder>]',
    'releases --keep <how many> [--days <live within, 7>] [--yes] [--to <data folder>]',
  ],
  async run(words) {
    const { values } = parseArgs({
      args: [...words],
      options: {
        json: { type: 'boolean' },
        to: { type: 'string' },
        keep: { type: 'string' },
        days: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
    const folder = openReleaseFolder(values.to);
    if (values.keep !== undefined)
      return cleanUp(folder, {
        keep: wholeNumber('keep', values.keep, 1),
        days: wholeNumber('days', values.days ?? String(usualDays), 0),
        yes: values.yes === true,
      });
    if (values.days !== undefined) throw new UsageError('Say how many to keep: --keep 10.');
    const { entries: oldestFirst, ...given } = releaseStateOf(folder, new Date());
    const entries = oldestFirst.toReversed();
    const { live, scheduled, staged } = given;
    if (values.json) console.log(JSON.stringify({ live, scheduled, staged, entries }, undefined, 2));
    else if (entries.length === 0)
      console.log('Nothing was published yet: customers get what the portal was built with.');
    else console.log(`${describeReleases(entries, given)}\n\n${describeRoom(folder)}`);
    return 0;
  },
};

async function cleanUp(
  folder: ReleaseFolder,
  { keep, days, yes }: { keep: number; days: number; yes: boolean },
): Promise<number> {
  return changeReleases(folder, 'removed', async () => {
    const now = new Date();
    settle(folder, now);
    const cleaning = planCleaning(folder, { keep, days, now });
    console.log(describeCleaning(cleaning));
    if (cleaning.files.length === 0 && cleaning.releases.length === 0) return 0;
    if (!yes && !(await askWhether('Remove them?'))) {
      console.log('Nothing was removed.');
      return 1;
    }
    clean(folder, cleaning, { who: whoPublishes(), now });
    console.log(`Removed. ${describeRoom(folder)}`);
    return 0;
  });
}

function describeCleaning({ releases: old, files, bytes }: Cleaning): string {
  if (old.length === 0 && files.length === 0) return 'There is nothing to remove.';
  const names = old.map((release) => release.slice(0, shownLength)).join(', ');
  const what = old.length === 0 ? 'no release' : `${old.length === 1 ? 'release' : 'releases'} ${names}`;
  return `To be removed: ${what}; ${files.length} files, ${inMegabytes(bytes)}.`;
}

/** @throws UsageError if the word is no whole number, or too small */
function wholeNumber(option: string, word: string, least: number): number {
  const value = Number(word);
  if (/^\d{1,6}$/.test(word) && value >= least) return value;
  throw new UsageError(`--${option} takes a whole number from ${least} on, not "${word}".`);
}
