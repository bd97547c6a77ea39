import { scheduleOf } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { livePointer } from './livePointer.ts';
import { sayMoment, type Moment } from './moment.ts';
import { writeDown, writeRelease, type Mover, type Publication } from './publishRelease.ts';
import { bundleOf, writePointer, type ReleaseFolder } from './releaseFolder.ts';
import { listOf, standingOf, type ScheduledRelease } from './standing.ts';

/**
 * Puts a release on the schedule, after what stands there, else after the live one: files first, then the log, then the
 * pointer. At its moment browsers and the edge take it by themselves, if the one before is live then.
 *
 * @param live the release that is live now
 * @throws FailureError when the moment has passed while it was being talked about
 */
export function scheduleRelease(
  folder: ReleaseFolder,
  publication: Publication,
  { at, zone, live }: Moment & { live: string },
  mover: Mover,
): void {
  if (at <= mover.now)
    throw new FailureError(
      `Nothing was scheduled: ${sayMoment({ at, zone })} has passed meanwhile. Name a later moment.`,
    );
  const before = standingOf(folder, mover.now);
  const due = at.toISOString();
  const said = { action: 'schedule', due, ...(zone !== undefined && { zone }) } as const;
  writeRelease(folder, publication, said, mover);
  const pointer = livePointer(folder, live);
  const list = listOf(before.pointer);
  const after = list.at(-1)?.bundle ?? pointer.bundle;
  const next = { bundle: bundleOf(publication.release.id), at: due, after };
  writePointer(folder, { ...pointer, ...scheduleOf([...list, next]) });
}

/**
 * Takes off the schedule what comes last on it.
 *
 * @returns what that was
 * @throws FailureError when nothing is
 */
export function unschedule(folder: ReleaseFolder, mover: Mover): ScheduledRelease {
  const { pointer, scheduled } = standingOf(folder, mover.now);
  const last = scheduled.at(-1);
  if (!pointer || !last) throw new FailureError('Nothing is scheduled.');
  writeDown(folder, { action: 'unschedule', release: last.release }, mover);
  const { next: _next, later: _later, ...live } = pointer;
  writePointer(folder, { ...live, ...scheduleOf(listOf(pointer).slice(0, -1)) });
  return last;
}
