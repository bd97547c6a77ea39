import { sayMoment } from './moment.ts';
import { isMove, isRollout, shownLength, type ReleaseEntry } from './releaseLog.ts';
import type { ScheduledRelease, ReleaseState } from './releaseState.ts';

/** The releases that customers get, will get, and some of them get. */
export type Given = Pick<ReleaseState, 'live' | 'scheduled' | 'staged'>;

/**
 * The list of releases as text. Marks show the newest move to the live release, and the newest entry that schedules or
 * rolls out the release which is scheduled or rolled out.
 *
 * @param entries the newest first
 */
export function describeReleases(entries: readonly ReleaseEntry[], given: Given): string {
  const newest = entries.find(({ action }) => action !== 'remove');
  const marks = marksOf(entries, given);
  return entries
    .flatMap((entry) => {
      const { at, who, message, changes } = entry;
      const moment = `${at.slice(0, 16).replace('T', ' ')} UTC`;
      const mark = (marks.get(entry) ?? '').padEnd(6);
      const title = [mark, moment, deedOf(entry), `by ${who}`].join('  ');
      const why = message === undefined ? [] : [`            “${message}”`];
      const how = entry === newest && !cameAbout(entry, given) ? [unfinished(entry)] : [];
      return [title, ...how, ...why, ...changes.map((change) => `            ${change}`)];
    })
    .join('\n');
}

const deeds: Readonly<Record<ReleaseEntry['action'], (entry: ReleaseEntry, release: string) => string>> = {
  built: (_, release) => `built ${release}`,
  publish: ({ after }, release) =>
    `published ${release}${after === 'schedule' ? ', as scheduled' : after === 'rollout' ? ' to everybody' : ''}`,
  rollback: (_, release) => `rolled back to ${release}`,
  remove: (_, release) => `removed ${release}`,
  schedule: ({ due = '', zone }, release) =>
    `scheduled ${release} for ${sayMoment({ at: new Date(due), zone })}`,
  unschedule: (_, release) => `took ${release} off the schedule`,
  stage: ({ share }, release) => `published ${release} to ${share} %`,
  widen: ({ share }, release) => `widened ${release} to ${share} %`,
  withdraw: ({ share }, release) => `took ${release} back from ${share} %`,
};

function deedOf(entry: ReleaseEntry): string {
  return deeds[entry.action](entry, entry.release.slice(0, shownLength));
}

function marksOf(
  entries: readonly ReleaseEntry[],
  { live, scheduled, staged }: Given,
): Map<ReleaseEntry, string> {
  const marked: readonly (readonly [string, ReleaseEntry | undefined])[] = [
    ['* live', entries.find((entry) => isMove(entry) && entry.release === live)],
    ...scheduled.map((each) => ['* next', entries.find((entry) => isScheduling(entry, each))] as const),
    [`* ${staged?.share} %`, entries.find((entry) => isRollout(entry) && entry.release === staged?.release)],
  ];
  return new Map(marked.flatMap(([mark, entry]) => (entry ? [[entry, mark]] : [])));
}

function isScheduling({ action, release, due }: ReleaseEntry, scheduled: ScheduledRelease): boolean {
  return action === 'schedule' && release === scheduled.release && due === scheduled.at.toISOString();
}

/** Whether the newest entry took effect: it is written before its effect. */
function cameAbout(entry: ReleaseEntry, { live, scheduled, staged }: Given): boolean {
  const { action, release, share } = entry;
  if (action === 'schedule') return scheduled.some((each) => isScheduling(entry, each));
  if (action === 'unschedule') return scheduled.every((each) => each.release !== release);
  if (action === 'withdraw') return staged === undefined;
  if (isRollout(entry)) return staged?.release === release && staged.share === share;
  return action === 'built' || live === release;
}

function unfinished({ action }: ReleaseEntry): string {
  const isTaken = action === 'unschedule' || action === 'withdraw';
  return `            broke off: ${isTaken ? 'nothing has changed' : 'customers do not get it'}. Do it again.`;
}
