import { parseArgs } from 'node:util';
import { sayOtherFormat } from '../../../engine/build.ts';
import { readSettings } from '../../../sandbox/platform/settings/settings.ts';
import { FailureError, UsageError, type Command } from '../command.ts';
import { shown } from '../publishing/wish.ts';
import {
  changeReleases,
  findRelease,
  formOfRelease,
  lackingInBuiltCode,
  needsOfRelease,
  releaseBefore,
  releaseFolder,
  rollBack,
  sayMoment,
  settle,
  whoPublishes,
  withdrawRollout,
  type Mover,
  type ReleaseFolder,
  type Standing,
} from '../releases/index.ts';

/** Gives customers a release again that they had before; while some get another one than the rest, that is the live one. */
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
    const folder = releaseFolder(values.to ?? readSettings().dataFolder);
    return changeReleases(folder, 'taken back', async () => {
      const mover = { who: whoPublishes(), now: new Date() };
      const standing = settle(folder, mover.now);
      console.log(takeBack(folder, standing, { wanted: positionals[0], mover, message: values.message }));
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

/** @returns what to tell about it */
function takeBack(folder: ReleaseFolder, standing: Standing, { wanted, mover, message }: Retreat): string {
  const { live = '', scheduled, staged } = standing;
  if (staged && wanted === undefined) {
    withdrawRollout(folder, mover, message);
    return `Nobody gets ${shown(staged.release)} any more: everybody gets ${shown(live)}.`;
  }
  const target = targetOf(standing, wanted);
  refuseOtherForm(folder, target);
  refuseBeyondCode(folder, target);
  rollBack(folder, target, mover, message);
  const compared = `it was compared with ${shown(live)}, which is not live any more`;
  return [
    `Customers get ${shown(target)} again.`,
    ...(staged ? [`Nobody gets ${shown(staged.release)} any more: ${compared}.`] : []),
    ...scheduled.map(
      (next) =>
        `${shown(next.release)} is off the schedule (${sayMoment(next)}): ${compared}. Schedule it anew if it still holds.`,
    ),
  ].join('\n');
}

/** @throws UsageError when there is nothing to go back to */
function targetOf({ live, entries }: Standing, wanted: string | undefined): string {
  if (live === undefined) throw new UsageError('Nothing has been published yet.');
  try {
    const target = wanted === undefined ? releaseBefore(entries, live) : findRelease(entries, wanted);
    if (target === undefined)
      throw new Error(
        `There is no release before ${shown(live)}. One that was taken back has to be named: npx portal releases.`,
      );
    return target;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Browsers refuse a release of another form: they would show their last good one, or the one that the portal was built
 * with.
 *
 * @throws FailureError when it is such a release
 */
function refuseOtherForm(folder: ReleaseFolder, target: string): void {
  const reason = sayOtherFormat(shown(target), formOfRelease(folder, target));
  if (reason !== undefined)
    throw new FailureError(`Nothing was taken back: ${reason} Name another release: npx portal releases.`);
}

/**
 * Browsers refuse a release that needs code which the deployed portal does not have: then nobody would get it.
 *
 * @throws FailureError when it is such a release
 */
function refuseBeyondCode(folder: ReleaseFolder, target: string): void {
  const { builtPortal } = readSettings();
  const needs = needsOfRelease(folder, target);
  const lacking = needs ? lackingInBuiltCode(builtPortal, needs) : [];
  if (lacking.length === 0) return;
  throw new FailureError(
    `Nothing was taken back: the code of the built portal (${builtPortal}) cannot show ${shown(target)}. ` +
      `It lacks: ${lacking.join(', ')}. Build and deploy code that has it first, or name another release: npx portal releases.`,
  );
}
