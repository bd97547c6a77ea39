import { FailureError } from '../command.ts';
import { livePointer } from './livePointer.ts';
import { sayMoment, type Moment } from './moment.ts';
import { writeDown, writeRelease, type Mover, type Publication } from './publishRelease.ts';
import { bundleOf, writePointer, type ReleaseFolder } from './releaseFolder.ts';
import { standingOf, type ScheduledRelease } from './standing.ts';

/**
 * Puts a release on the schedule, after the live one: files first, then the log, then the pointer. At its moment browsers
 * and the edge take it by themselves, if the live one is still the same then.
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
  const due = at.toISOString();
  const said = { action: 'schedule', due, ...(zone !== undefined && { zone }) } as const;
  writeRelease(folder, publication, said, mover);
  const pointer = livePointer(folder, live);
  const next = { bundle: bundleOf(publication.release.id), at: due, after: pointer.bundle };
  writePointer(folder, { ...pointer, next });
}

/**
 * Takes off the schedule what is on it.
 *
 * @returns what that was
 * @throws FailureError when nothing is
 */
export function unschedule(folder: ReleaseFolder, mover: Mover): ScheduledRelease {
  const { pointer, next } = standingOf(folder, mover.now);
  if (!pointer || !next) throw new FailureError('Nothing is scheduled.');
  writeDown(folder, { action: 'unschedule', release: next.release }, mover);
  const { next: _, ...live } = pointer;
  writePointer(folder, live);
  return next;
}
