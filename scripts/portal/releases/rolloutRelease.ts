import { formatVersion, type Pointer, scheduleOf } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { type Moment, sayMoment } from './moment.ts';
import { type Mover, type Publication, writeDown, writeRelease } from './publishRelease.ts';
import {
  bundleOf,
  movePointer,
  pointerTo,
  readPointer,
  type ReleaseFolder,
  writePointer,
} from './releaseFolder.ts';
import { listOf, type ScheduledRelease, releaseStateOf } from './releaseState.ts';

/** A release that a share of the visitors gets. */
interface Rollout {
  release: string;
  /** Whole percent. */
  share: number;
}

/** A publication while something is live, which everybody keeps meanwhile. */
type Compared = Publication & { against: string };

/**
 * Gives a release to a share of the visitors; everybody else keeps the live one. Files first, then the log, then the
 * pointer.
 *
 * @throws FailureError as `writeRelease`
 */
export function stageRelease(
  folder: ReleaseFolder,
  publication: Compared,
  { share }: { share: number },
  mover: Mover,
): void {
  writeRelease(folder, publication, { action: 'stage', share }, mover);
  const staged = { bundle: bundleOf(publication.release.id), share };
  writePointer(folder, { ...livePointer(folder, publication.against), staged });
}

/**
 * Gives the release of the rollout to another share. With 100 it becomes the live one.
 *
 * @returns the rollout before
 * @throws FailureError if there is no rollout, or its release is incomplete
 */
export function widenRollout(folder: ReleaseFolder, share: number, mover: Mover): Rollout {
  const { pointer, staged } = releaseStateOf(folder, mover.now);
  if (!pointer?.staged || !staged) throw noRollout(folder);
  const { release } = staged;
  const whole = pointerTo(folder, release);
  if (share === 100) {
    writeDown(folder, { action: 'publish', release, after: 'rollout' }, mover);
    movePointer(folder, { pointer: whole });
  } else {
    writeDown(folder, { action: 'widen', release, share }, mover);
    writePointer(folder, { ...pointer, staged: { ...pointer.staged, share } });
  }
  return staged;
}

/**
 * Takes the release of the rollout back from everybody who has it.
 *
 * @returns the rollout before
 * @throws FailureError if there is none
 */
export function withdrawRollout(folder: ReleaseFolder, mover: Mover, message?: string): Rollout {
  const { pointer, staged } = releaseStateOf(folder, mover.now);
  if (!pointer || !staged) throw noRollout(folder);
  writeDown(folder, { action: 'withdraw', ...staged }, mover, message);
  const { staged: _, ...live } = pointer;
  writePointer(folder, live);
  return staged;
}

function noRollout({ option }: ReleaseFolder): FailureError {
  return new FailureError(
    `There is no rollout: everybody gets the same release. npx portal publish --share 10${option} begins one.`,
  );
}

/**
 * Puts a release on the schedule, after the last scheduled one, else after the live one: files first, then the log, then
 * the pointer. At its moment browsers and the edge switch by themselves, if its predecessor is live then.
 *
 * @throws FailureError as `writeRelease`, or if the moment has passed during the dialogue
 */
export function scheduleRelease(
  folder: ReleaseFolder,
  publication: Compared,
  { at, zone }: Moment,
  mover: Mover,
): void {
  if (at <= mover.now)
    throw new FailureError(
      `Nothing was scheduled: ${sayMoment({ at, zone })} has passed meanwhile. Name a later moment.`,
    );
  const before = releaseStateOf(folder, mover.now);
  const due = at.toISOString();
  const said = { action: 'schedule', due, ...(zone !== undefined && { zone }) } as const;
  writeRelease(folder, publication, said, mover);
  const pointer = livePointer(folder, publication.against);
  const list = listOf(before.pointer);
  const after = list.at(-1)?.bundle ?? pointer.bundle;
  const next = { bundle: bundleOf(publication.release.id), at: due, after };
  writePointer(folder, { ...pointer, ...scheduleOf([...list, next]) });
}

/**
 * Takes the last release off the schedule.
 *
 * @returns that release
 * @throws FailureError if none is scheduled
 */
export function unschedule(folder: ReleaseFolder, mover: Mover): ScheduledRelease {
  const { pointer, scheduled } = releaseStateOf(folder, mover.now);
  const last = scheduled.at(-1);
  if (!pointer || !last) throw new FailureError('Nothing is scheduled.');
  writeDown(folder, { action: 'unschedule', release: last.release }, mover);
  const { next: _next, later: _later, ...live } = pointer;
  writePointer(folder, { ...live, ...scheduleOf(listOf(pointer).slice(0, -1)) });
  return last;
}

/**
 * The pointer to the live release alone. If nothing was published yet, it leads to the release of the build.
 */
function livePointer(folder: ReleaseFolder, live: string): Pointer {
  return { format: readPointer(folder)?.format ?? formatVersion, bundle: bundleOf(live) };
}
