import { FailureError } from '../command.ts';
import { livePointer } from './livePointer.ts';
import { writeDown, writeRelease, type Mover, type Publication } from './publishRelease.ts';
import { bundleOf, movePointer, pointerTo, writePointer, type ReleaseFolder } from './releaseFolder.ts';
import { standingOf } from './standing.ts';

/** A release that a share of the visitors gets. */
export interface Rollout {
  release: string;
  /** Whole percent. */
  share: number;
}

/**
 * Gives a release to a share of the visitors; everybody else keeps the live one. Files first, then the log, then the
 * pointer.
 *
 * @param live the release that is live now
 */
export function stageRelease(
  folder: ReleaseFolder,
  publication: Publication,
  { share, live }: { share: number; live: string },
  mover: Mover,
): void {
  writeRelease(folder, publication, { action: 'stage', share }, mover);
  const staged = { bundle: bundleOf(publication.release.id), share };
  writePointer(folder, { ...livePointer(folder, live), staged });
}

/**
 * Gives the release of the rollout to another share. With 100 it is the live one.
 *
 * @returns what the rollout was before
 * @throws FailureError when there is no rollout, or its release is not whole any more
 */
export function widenRollout(folder: ReleaseFolder, share: number, mover: Mover): Rollout {
  const { pointer, staged } = standingOf(folder, mover.now);
  if (!pointer?.staged || !staged) throw new FailureError(noRollout);
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
 * Takes the release of the rollout from everybody who has it.
 *
 * @returns what the rollout was
 * @throws FailureError when there is none
 */
export function withdrawRollout(folder: ReleaseFolder, mover: Mover, message?: string): Rollout {
  const { pointer, staged } = standingOf(folder, mover.now);
  if (!pointer || !staged) throw new FailureError(noRollout);
  writeDown(folder, { action: 'withdraw', ...staged }, mover, message);
  const { staged: _, ...live } = pointer;
  writePointer(folder, live);
  return staged;
}

const noRollout =
  'There is no rollout: everybody gets the same release. npx portal publish --share 10 begins one.';
