import { shownLength, type ReleaseEntry } from './releaseLog.ts';

const deeds = { built: 'built', publish: 'published', rollback: 'rolled back to', remove: 'removed' };

/** The list as people read it. Only the newest move to the live release is marked. */
export function describeReleases(entries: readonly ReleaseEntry[], live: string | undefined): string {
  const unfinished = entries.find(({ action }) => action !== 'remove');
  const marked = entries.find(({ action, release }) => action !== 'remove' && release === live);
  return entries
    .flatMap((entry) => {
      const { action, release, at, who, message, changes } = entry;
      const moment = `${at.slice(0, 16).replace('T', ' ')} UTC`;
      const what = `${deeds[action]} ${release.slice(0, shownLength)}`;
      const title = [entry === marked ? '* live' : '      ', moment, what, `by ${who}`].join('  ');
      const why = message === undefined ? [] : [`            “${message}”`];
      const isUnfinished = entry === unfinished && action !== 'built' && release !== live;
      const how = isUnfinished ? ['            broke off: customers do not get it. Do it again.'] : [];
      return [title, ...how, ...why, ...changes.map((change) => `            ${change}`)];
    })
    .join('\n');
}
