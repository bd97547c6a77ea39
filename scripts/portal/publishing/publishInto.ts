import { type Release, type ReleaseFile, sayOtherFormat } from '../../../engine/build.ts';
import { askWhether } from '../ask.ts';
import { FailureError } from '../command.ts';
import { projectSettings } from '../projectSettings.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { type Giving, refuseMeanwhile, sayGiving, shown, type Wish } from './wish.ts';
import {
  type BuiltRelease,
  changeReleases,
  changedTexts,
  keepBuiltRelease,
  makeScreens,
  type Publication,
  publishRelease,
  readBuiltRelease,
  type ReleaseFolder,
  releaseStateOf,
  sayMoment,
  scheduleRelease,
  settle,
  sourceOf,
  stageRelease,
  type ReleaseState,
  whoPublishes,
  writeScreens,
} from '../releases/index.ts';
import { differencesText, openTexts } from '../viewer/index.ts';

/**
 * Shows what a release changes for customers, asks, and gives it to them: now, at a moment, or to a share. The folder is
 * locked only to give it: while somebody reads, others can take back what is live.
 *
 * @returns the exit status
 * @throws FailureError during a rollout, with a schedule that the wish does not keep, or if what somebody read is not so
 *   any more
 */
export async function publishInto(folder: ReleaseFolder, wish: Wish): Promise<number> {
  const { release, texts, giving, yes, message } = wish;
  const built = readBuiltRelease(projectSettings().builtPortal);
  const state = releaseStateOf(folder, new Date());
  const deed = giving.how === 'at' ? 'scheduled' : 'published';
  refuseMeanwhile(folder, state, wish);
  const live = state.live ?? built?.id;
  const screens = beginScreens(release);
  try {
    if (live === release.id && (giving.how !== 'at' || state.scheduled.length === 0)) {
      console.log(`Customers have this release already: ${shown(release.id)}.`);
      const made = await screens.made();
      await changeReleases(folder, deed, () => writeScreens(folder, made));
      return 0;
    }
    const changes = await showWhatChanges(folder, wish, { state, built });
    const name = `${shown(release.id)}${sayGiving(giving)}`;
    if (!yes && !(await askWhether(`${giving.how === 'at' ? 'Schedule' : 'Publish'} ${name}?`))) {
      console.log('Nothing was published.');
      return 1;
    }
    const made = await screens.made();
    await changeReleases(folder, deed, () => {
      if (built) keepBuiltRelease(folder, built);
      const now = settle(folder, new Date());
      refuseMeanwhile(folder, now, wish);
      requireSchedule(state, now);
      writeScreens(folder, made);
      give(folder, { release, texts, changes, against: live, message }, giving);
    });
    console.log(`${giving.how === 'at' ? 'Scheduled' : 'Published'} ${name}. ${remedyOf(folder, giving)}`);
    return 0;
  } finally {
    screens.stop();
  }
}

/** @throws FailureError if the schedule is another one than somebody read */
function requireSchedule(before: ReleaseState, now: ReleaseState): void {
  const [read, present] = [before, now].map(({ scheduled }) =>
    scheduled.map(({ release }) => release).join(' '),
  );
  if (read !== present && before.live === now.live)
    throw new FailureError(
      'Nothing was published: the schedule has changed meanwhile, and what you read compares with the one before. Do this again, to read what changes now.',
    );
}

async function showWhatChanges(
  folder: ReleaseFolder,
  { texts, giving }: Wish,
  { state, built }: { state: ReleaseState; built: BuiltRelease | undefined },
): Promise<string[]> {
  const live = state.live ?? built?.id;
  if (live === undefined) {
    if (giving.how !== 'now')
      throw new FailureError(
        'Nothing was published: customers have nothing yet that they would keep meanwhile. Publish the first release at once.',
      );
    console.log('The first release:');
    return [];
  }
  const otherForm = sayOtherFormat(shown(live), state.pointer?.format);
  if (otherForm !== undefined && giving.how !== 'now')
    throw new FailureError(
      `Nothing was published: what is live cannot be kept meanwhile. ${otherForm} Publish at once.`,
    );
  const [next] = state.scheduled;
  const last = state.scheduled.at(-1);
  if (giving.how === 'at' && last) {
    console.log(`Against ${shown(last.release)}, which is scheduled for ${sayMoment(last)}:`);
    return showChanges(sourceOf(folder, last.release), texts);
  }
  console.log(`Against ${shown(live)}, which is live:`);
  const before = state.live === undefined ? built?.texts : sourceOf(folder, live);
  const changes = await showChanges(before, texts);
  if (!next) return changes;
  console.log(`${shown(next.release)} stays scheduled for ${sayMoment(next)}. Against what you publish now:`);
  const later = sourceOf(folder, next.release);
  if (later) await showChanges(texts, later);
  else console.log('  (what it was made from is not kept)');
  return changes;
}

function give(folder: ReleaseFolder, publication: Publication, giving: Giving): void {
  const mover = { who: whoPublishes(), now: new Date() };
  const { against } = publication;
  if (giving.how === 'now' || against === undefined)
    return publishRelease(folder, publication, mover, giving.how === 'now' && giving.keepsSchedule);
  if (giving.how === 'at') return scheduleRelease(folder, { ...publication, against }, giving, mover);
  return stageRelease(folder, { ...publication, against }, giving, mover);
}

function remedyOf({ option }: ReleaseFolder, giving: Giving): string {
  if (giving.how === 'at') return `To take it off the schedule: npx portal unschedule${option}`;
  const back = `To take it back: npx portal rollback${option}`;
  if (giving.how === 'now') return back;
  return `To give it to more: npx portal widen ${giving.share < 50 ? 50 : 100}${option}. ${back}`;
}

/**
 * Begins to make the first screens of a release, with the code of the built portal, while somebody reads what changes: it
 * takes as long as comparing and reading. If it fails, the release is published without them: the script then draws its
 * pages.
 */
function beginScreens(release: Release): { made(): Promise<readonly ReleaseFile[]>; stop(): void } {
  const ended = new AbortController();
  const made = makeScreens(projectSettings().builtPortal, release, new Date(), ended.signal);
  // Whoever publishes nothing asks for no screens.
  made.catch(() => undefined);
  return {
    stop: () => ended.abort(),
    async made() {
      try {
        const { files = [], count } = (await made) ?? {};
        if (count !== undefined) console.log(`What visitors see first was made ahead: ${count} screens.`);
        return files;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.warn(`Nothing was made ahead, so the script draws every page: ${reason}`);
        return [];
      }
    },
  };
}

/**
 * Prints how one portal differs from another: first the files, then what customers see.
 *
 * @param before undefined if the source of the earlier release is not kept
 * @returns the changed files, a line each
 */
async function showChanges(before: PortalTexts | undefined, after: PortalTexts): Promise<string[]> {
  if (!before) {
    console.log('  (what it was made from is not kept)');
    return [];
  }
  const changes = changedTexts(before, after);
  for (const change of changes) console.log(`  ${change}`);
  console.log(`\n${await changesForCustomers(before, after)}\n`);
  return changes;
}

async function changesForCustomers(before: PortalTexts, after: PortalTexts): Promise<string> {
  const old = await openTexts(before, { name: 'live', isChecked: true });
  const now = await openTexts(after, { name: 'new', isChecked: true });
  if (!old || !now) return 'What is live cannot be compared any more: its manifests are of another form.';
  return differencesText(old, now, true);
}
