import { parseArgs } from 'node:util';
import { readSettings } from '../../../sandbox/settings/index.ts';
import type { Command } from '../command.ts';
import { liveRelease, readLog, releaseFolder, shownLength, type ReleaseEntry } from '../releases/index.ts';

/** Who published what, when, and which one customers get. */
export const releases: Command = {
  name: 'releases',
  summary: 'lists who published what and when, the newest first, and which one is live',
  usage: ['releases [--json] [--to <data folder>]'],
  run(words) {
    const { values } = parseArgs({
      args: [...words],
      options: { json: { type: 'boolean' }, to: { type: 'string' } },
    });
    const folder = releaseFolder(values.to ?? readSettings().dataFolder);
    const live = liveRelease(folder);
    const entries = readLog(folder).toReversed();
    if (values.json) console.log(JSON.stringify({ live, entries }, undefined, 2));
    else if (entries.length === 0)
      console.log('Nothing was published yet: customers get what the portal was built with.');
    else console.log(describeReleases(entries, live));
    return Promise.resolve(0);
  },
};

const deeds = { built: 'built', publish: 'published', rollback: 'rolled back to' };

/** The list as people read it. Only the newest move to the live release is marked. */
export function describeReleases(entries: readonly ReleaseEntry[], live: string | undefined): string {
  const marked = entries.find(({ release }) => release === live);
  return entries
    .flatMap((entry) => {
      const { action, release, at, who, message, changes } = entry;
      const moment = `${at.slice(0, 16).replace('T', ' ')} UTC`;
      const what = `${deeds[action]} ${release.slice(0, shownLength)}`;
      const title = [entry === marked ? '* live' : '      ', moment, what, `by ${who}`].join('  ');
      const why = message === undefined ? [] : [`            “${message}”`];
      return [title, ...why, ...changes.map((change) => `            ${change}`)];
    })
    .join('\n');
}
