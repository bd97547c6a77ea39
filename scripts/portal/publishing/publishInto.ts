import { type Release, sayOtherFormat } from '../../../engine/build.ts';
import { readSettings } from '../../../sandbox/platform/settings/settings.ts';
import { askWhether } from '../ask.ts';
import { FailureError } from '../command.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { type Giving, refuseMeanwhile, sayGiving, shown, type Wish } from './wish.ts';
import {
  type BuiltRelease,
  changedTexts,
  keepBuiltRelease,
  makeScreens,
  type Publication,
  publishRelease,
  readBuiltRelease,
  type ReleaseFolder,
  sayMoment,
  scheduleRelease,
  settle,
  sourceOf,
  stageRelease,
  type Standing,
  whoPublishes,
  writeScreens,
} from '../releases/index.ts';
import { differencesOf, formatDifferences, openTexts } from '../viewer/index.ts';

/**
 * Shows what a release changes for customers, asks, and gives it to them: now, at a moment, or some of them.
 *
 * @returns the exit status
 * @throws FailureError when something else is on its way to them
 */
export async function publishInto(folder: ReleaseFolder, wish: Wish): Promise<number> {
  const { release, texts, giving, yes, message } = wish;
  const built = readBuiltRelease(readSettings().builtPortal);
  const standing = settle(folder, new Date());
  refuseMeanwhile(standing, wish);
  const live = standing.live ?? built?.id;
  if (live === release.id && (giving.how !== 'at' || standing.scheduled.length === 0)) {
    console.log(`Customers have this release already: ${shown(release.id)}.`);
    await publishScreens(folder, release);
    return 0;
  }
  const changes = await showWhatChanges(folder, wish, { standing, built });
  const name = `${shown(release.id)}${sayGiving(giving)}`;
  if (!yes && !(await askWhether(`${giving.how === 'at' ? 'Schedule' : 'Publish'} ${name}?`))) {
    console.log('Nothing was published.');
    return 1;
  }
  if (built) keepBuiltRelease(folder, built);
  await publishScreens(folder, release);
  give(folder, { release, texts, changes, message }, { giving, live });
  console.log(`${giving.how === 'at' ? 'Scheduled' : 'Published'} ${name}. ${remedies[giving.how]}`);
  return 0;
}

async function showWhatChanges(
  folder: ReleaseFolder,
  { texts, giving }: Wish,
  { standing, built }: { standing: Standing; built: BuiltRelease | undefined },
): Promise<string[]> {
  const live = standing.live ?? built?.id;
  if (live === undefined) {
    if (giving.how !== 'now')
      throw new FailureError(
        'Nothing was published: customers have nothing yet that they would keep meanwhile. Publish the first release at once.',
      );
    console.log('The first release:');
    return [];
  }
  const otherForm = sayOtherFormat(shown(live), standing.pointer?.format);
  if (otherForm !== undefined && giving.how !== 'now')
    throw new FailureError(
      `Nothing was published: what is live cannot be kept meanwhile. ${otherForm} Publish at once.`,
    );
  const [next] = standing.scheduled;
  const last = standing.scheduled.at(-1);
  if (giving.how === 'at' && last) {
    console.log(`Against ${shown(last.release)}, which is scheduled for ${sayMoment(last)}:`);
    return showChanges(sourceOf(folder, last.release), texts);
  }
  console.log(`Against ${shown(live)}, which is live:`);
  const before = standing.live === undefined ? built?.texts : sourceOf(folder, live);
  const changes = await showChanges(before, texts);
  if (!next) return changes;
  console.log(`${shown(next.release)} stays scheduled for ${sayMoment(next)}. Against what you publish now:`);
  const later = sourceOf(folder, next.release);
  if (later) await showChanges(texts, later);
  else console.log('  (what it was made from is not kept)');
  return changes;
}

function give(
  folder: ReleaseFolder,
  publication: Publication,
  { giving, live }: { giving: Giving; live: string | undefined },
): void {
  const mover = { who: whoPublishes(), now: new Date() };
  if (giving.how === 'now' || live === undefined)
    return publishRelease(folder, publication, mover, giving.how === 'now' && giving.keepsSchedule);
  if (giving.how === 'at') return scheduleRelease(folder, publication, { ...giving, live }, mover);
  return stageRelease(folder, publication, { share: giving.share, live }, mover);
}

const remedies: Readonly<Record<Giving['how'], string>> = {
  now: 'To take it back: npx portal rollback',
  at: 'To take it off the schedule: npx portal unschedule',
  share: 'To give it to more: npx portal widen 50. To take it back: npx portal rollback',
};

/**
 * Makes what visitors see first of a release, with the code of the built portal. Where that cannot be done the release is
 * published all the same: its pages are then drawn by the script.
 */
async function publishScreens(folder: ReleaseFolder, release: Release): Promise<void> {
  try {
    const made = await makeScreens(readSettings().builtPortal, release, new Date());
    if (!made) return;
    writeScreens(folder, made.files);
    console.log(`What visitors see first was made ahead: ${made.count} screens.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Nothing was made ahead, so the script draws every page: ${reason}`);
  }
}

/**
 * Prints what is otherwise in one portal than in another: first the files, then what customers see.
 *
 * @param before undefined where what it was made from is not kept
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
  return formatDifferences(differencesOf(old, now, true));
}
