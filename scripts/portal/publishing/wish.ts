import type { Release } from '../../../engine/build.ts';
import { FailureError, UsageError } from '../command.ts';
import type { PortalTexts } from '../portalTexts.ts';
import {
  sayMoment,
  shownLength,
  type Moment,
  type ReleaseFolder,
  type ReleaseState,
} from '../releases/index.ts';

/** How customers get a release. */
export type Giving =
  | { how: 'now'; keepsSchedule: boolean }
  | ({ how: 'at' } & Moment)
  | { how: 'share'; share: number };

/** A wish to publish a release. */
export interface Wish {
  release: Release;
  texts: PortalTexts;
  giving: Giving;
  /** Whether to publish without asking. */
  yes: boolean;
  message: string | undefined;
}

/** The short name of a release in messages. */
export function shown(release: string): string {
  return release.slice(0, shownLength);
}

/** How customers get it, in words that follow its name: ` to 10 % of the visitors`. */
export function sayGiving(giving: Giving): string {
  if (giving.how === 'at') return ` for ${sayMoment(giving)}`;
  return giving.how === 'share' ? ` to ${giving.share} % of the visitors` : '';
}

/**
 * Parses a share of the visitors, in whole percent.
 *
 * @throws UsageError if it is not between the two
 */
export function parseShare(text: string, [least, most]: readonly [number, number], instead: string): number {
  const share = Number(text);
  if (/^\d{1,3}$/.test(text) && share >= least && share <= most) return share;
  throw new UsageError(`A share is whole percent from ${least} to ${most}, not "${text}". ${instead}`);
}

/**
 * Allows one change at a time: the release was compared with what customers have now.
 *
 * @throws FailureError during a rollout, or with a schedule that is not to be kept; the message says what helps
 */
export function refuseMeanwhile(
  { option }: ReleaseFolder,
  { live, scheduled, staged }: ReleaseState,
  { giving, release }: Wish,
): void {
  const against = live === undefined ? '' : `, which was compared with ${shown(live)}`;
  if (staged)
    throw new FailureError(
      `Nothing was published: ${staged.share} % of the visitors get ${shown(staged.release)}${against}. Give it to everybody first (npx portal widen 100${option}), or take it back (npx portal rollback${option}).`,
    );
  const [next] = scheduled;
  const last = scheduled.at(-1);
  if (!next || !last) return;
  if (giving.how === 'at' && giving.at > last.at && release.id !== last.release) return;
  const isKept = giving.how === 'now' && giving.keepsSchedule && release.id !== next.release;
  if (isKept) return;
  const keep =
    giving.how === 'now' && release.id !== next.release
      ? ', or keep it (--keep-schedule): then it is compared with what you publish now'
      : giving.how === 'at'
        ? `, or name a moment after ${sayMoment(last)}: then yours is compared with it, and comes after it`
        : '';
  throw new FailureError(
    `Nothing was published: ${shown(next.release)}${against}, is scheduled for ${sayMoment(next)}. Take it off the schedule first (npx portal unschedule${option})${keep}.`,
  );
}
