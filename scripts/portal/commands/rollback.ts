import { parseArgs } from 'node:util';
import { sayOtherFormat } from '../../../engine/build.ts';
import { FailureError, type Command } from '../command.ts';
import { projectSettings } from '../projectSettings.ts';
import { shown } from '../publishing/wish.ts';
import {
  changeReleases,
  findRelease,
  formOfRelease,
  isMove,
  lackingInBuiltCode,
  needsOfRelease,
  releaseBefore,
  openReleaseFolder,
  rollBack,
  sayMoment,
  settle,
  whoPublishes,
  withdrawRollout,
  type Mover,
  type ReleaseFolder,
  type ReleaseState,
} from '../releases/index.ts';

/** Gives customers an earlier release again; during a rollout, takes the release of the rollout back from its visitors. */
export const rollback: Command = {
  name: 'rollback',
  summary: 'takes the live release back, at once; while some visitors get another one, that one',
  usage: ['rollback [release] [--message <why>] [--to <data folder>]'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { message: { type: 'string' }, to: { type: 'string' } },
    });
    const folder = openReleaseFolder(values.to);
    return changeReleases(folder, 'taken back', async () => {
      const mover = { who: whoPublishes(), now: new Date() };
      const state = settle(folder, mover.now);
      console.log(takeBack(folder, state, { wanted: positionals[0], mover, message: values.message }));
      return 0;
    });
  },
};

interface Retreat {
  /** The release that a person names; undefined: the one before. */
  wanted: string | undefined;
  mover: Mover;
  message: string | undefined;
}

/** @returns the report of what was done */
function takeBack(folder: ReleaseFolder, state: ReleaseState, { wanted, mover, message }: Retreat): string {
  const { live = '', scheduled, staged, entries } = state;
  if (staged && wanted === undefined) {
    withdrawRollout(folder, mover, message);
    return `Nobody gets ${shown(staged.release)} any more: everybody gets ${shown(live)}.`;
  }
  const target = targetOf(folder, state, wanted);
  refuseOtherForm(folder, target);
  refuseBeyondCode(folder, target);
  rollBack(folder, target, mover, message);
  const compared = `it was compared with ${shown(live)}, which is not live any more`;
  return [
    `Customers get ${shown(target)} again. Taken back: ${shown(live)}, which ${giverOf(entries, live)} gave them.`,
    ...(staged ? [`Nobody gets ${shown(staged.release)} any more: ${compared}.`] : []),
    ...scheduled.map(
      (next) =>
        `${shown(next.release)} is off the schedule (${sayMoment(next)}): ${compared}. Schedule it anew if it still holds.`,
    ),
  ].join('\n');
}

/** Whoever made a release the live one: another person may have published meanwhile. */
function giverOf(entries: ReleaseState['entries'], live: string): string {
  return entries.findLast((entry) => isMove(entry) && entry.release === live)?.who ?? 'nobody known';
}

/** @throws FailureError if there is nothing to go back to */
function targetOf(
  { option }: ReleaseFolder,
  { live, entries }: ReleaseState,
  wanted: string | undefined,
): string {
  if (live === undefined) throw new FailureError('Nothing has been published yet.');
  try {
    const target = wanted === undefined ? releaseBefore(entries, live) : findRelease(entries, wanted);
    if (target === undefined)
      throw new Error(
        `There is no release before ${shown(live)}. One that was taken back has to be named: npx portal releases${option}.`,
      );
    return target;
  } catch (error) {
    throw new FailureError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Refuses a release of another form: browsers would not take it, but show their last good one, or the one that the portal
 * was built with.
 *
 * @throws FailureError for such a release
 */
function refuseOtherForm(folder: ReleaseFolder, target: string): void {
  const reason = sayOtherFormat(shown(target), formOfRelease(folder, target));
  if (reason !== undefined)
    throw new FailureError(
      `Nothing was taken back: ${reason} Name another release: npx portal releases${folder.option}.`,
    );
}

/**
 * Refuses a release that needs code which the deployed portal does not have: browsers would not take it.
 *
 * @throws FailureError for such a release
 */
function refuseBeyondCode(folder: ReleaseFolder, target: string): void {
  const { builtPortal } = projectSettings();
  const needs = needsOfRelease(folder, target);
  const lacking = needs ? lackingInBuiltCode(builtPortal, needs) : [];
  if (lacking.length === 0) return;
  throw new FailureError(
    `Nothing was taken back: the code of the built portal (${builtPortal}) cannot show ${shown(target)}. ` +
      `It lacks: ${lacking.join(', ')}. Build and deploy code that has it first, or name another release: npx portal releases${folder.option}.`,
  );
}
