import type { Release } from '../../../engine/build.ts';
import { FailureError, UsageError } from '../command.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { sayMoment, shownLength, type Moment, type Standing } from '../releases/index.ts';

/** How customers are to get a release. */
export type Giving =
  | { how: 'now'; keepsSchedule: boolean }
  | ({ how: 'at' } & Moment)
  | { how: 'share'; share: number };

/** What somebody wants to publish. */
export interface Wish {
  release: Release;
  texts: PortalTexts;
  giving: Giving;
  /** Whether they have agreed beforehand. */
  yes: boolean;
  message: string | undefined;
}

/** A release's name, as people are told. */
export function shown(release: string): string {
  return release.slice(0, shownLength);
}

/** How customers get it, in the words that stand behind its name: ` to 10 % of the visitors`. */
export function sayGiving(giving: Giving): string {
  if (giving.how === 'at') return ` for ${sayMoment(giving)}`;
  return giving.how === 'share' ? ` to ${giving.share} % of the visitors` : '';
}

/**
 * A share of the visitors that a person writes, in whole percent.
 *
 * @throws UsageError when it is none between the two
 */
export function parseShare(text: string, [least, most]: readonly [number, number], instead: string): number {
  const share = Number(text);
  if (/^\d{1,3}$/.test(text) && share >= least && share <= most) return share;
  throw new UsageError(`A share is whole percent from ${least} to ${most}, not "${text}". ${instead}`);
}

/**
 * One thing at a time: whatever customers get was compared with what they had.
 *
 * @throws FailureError while there is a rollout, or a schedule that is not to be kept; it says what helps
 */
export function refuseMeanwhile({ live, scheduled, staged }: Standing, { giving, release }: Wish): void {
  const against = live === undefined ? '' : `, which was compared with ${shown(live)}`;
  if (staged)
    throw new FailureError(
      `Nothing was published: ${staged.share} % of the visitors get ${shown(staged.release)}${against}. Give it to everybody first (npx portal widen 100), or take it back (npx portal rollback).`,
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
    `Nothing was published: ${shown(next.release)}${against}, is scheduled for ${sayMoment(next)}. Take it off the schedule first (npx portal unschedule)${keep}.`,
  );
}
