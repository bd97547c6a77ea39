import { parseArgs } from 'node:util';
import { errorsAmong } from '../../../engine/core/problem/index.ts';
import { longestBundle } from '../../../engine/core/release/index.ts';
import {
  diffOf,
  formatDiff,
  groupChanges,
  loadPortal,
  makeRelease,
  needsOf,
  type Release,
} from '../../../engine/verify/index.ts';
import { readSettings } from '../../../sandbox/settings/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { askWhether } from '../ask.ts';
import type { Command } from '../command.ts';
import { copyTreesOf, readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { printProblems } from '../printProblems.ts';
import { portalFolder, project } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { openTexts } from '../viewer/index.ts';
import {
  beyondBuiltCode,
  changedTexts,
  changeReleases,
  keepBuiltRelease,
  liveRelease,
  publishRelease,
  readBuiltRelease,
  releaseFolder,
  shownLength,
  sourceOf,
  whoPublishes,
  type ReleaseFolder,
} from '../releases/index.ts';

/** Makes the manifests and sentences, as they are now, the release that customers get. */
export const publish: Command = {
  name: 'publish',
  summary: 'checks the portal, shows what changes, and gives it to customers',
  usage: ['publish [folder] [--yes] [--message <why>] [--to <data folder>]'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, message: { type: 'string' }, to: { type: 'string' } },
    });
    const texts = readPortalTexts(project, positionals[0] ?? portalFolder);
    const release = await verifiedRelease(texts, positionals[0] ?? portalFolder);
    if (!release) return 1;
    const folder = releaseFolder(values.to ?? readSettings().dataFolder);
    const { yes = false, message } = values;
    return changeReleases(folder, 'published', () => publishInto(folder, { release, texts, yes, message }));
  },
};

/** Undefined when it must not be published: why has been printed. */
async function verifiedRelease(texts: PortalTexts, folder: string): Promise<Release | undefined> {
  const today = new Date().toISOString().slice(0, 10);
  const code = await readCode(project, packs);
  const { manifests, problems, context } = loadPortal({ ...sourcesOf(texts), ...code, today });
  printProblems(problems, folder);
  const errors = errorsAmong(problems).length;
  if (errors > 0) {
    console.error(`Nothing was published: ${errors} ${errors === 1 ? 'error' : 'errors'}.`);
    return undefined;
  }
  const beyond = beyondBuiltCode(readSettings().builtPortal, texts, code);
  if (beyond.length > 0) {
    printProblems(beyond, folder);
    console.error(
      `Nothing was published: the code of the built portal (${readSettings().builtPortal}) cannot show this. Build and deploy the present code first, then publish.`,
    );
    return undefined;
  }
  const release = await makeRelease(manifests, copyTreesOf(texts), context && needsOf(context));
  const longest = Math.max(...release.files.map(({ text }) => text.length));
  if (longest <= longestBundle) return release;
  console.error(
    `Nothing was published: ${longest} characters are more than the ${longestBundle} that are read.`,
  );
  return undefined;
}

interface Wish {
  release: Release;
  texts: PortalTexts;
  yes: boolean;
  message: string | undefined;
}

async function publishInto(folder: ReleaseFolder, { release, texts, yes, message }: Wish): Promise<number> {
  const built = readBuiltRelease(readSettings().builtPortal);
  const live = liveRelease(folder) ?? built?.id;
  if (live === release.id) {
    console.log(`Customers have this release already: ${shown(release.id)}.`);
    return 0;
  }
  const before = liveRelease(folder) === undefined ? built?.texts : live && sourceOf(folder, live);
  const changes = before ? changedTexts(before, texts) : [];
  console.log(`${live === undefined ? 'The first release' : `Against ${shown(live)}, which is live`}:`);
  for (const change of changes) console.log(`  ${change}`);
  if (before) console.log(`\n${await changesForCustomers(before, texts)}\n`);
  else if (live !== undefined) console.log('  (what it was made from is not kept)');
  if (!yes && !(await askWhether(`Publish ${shown(release.id)}?`))) {
    console.log('Nothing was published.');
    return 1;
  }
  if (built) keepBuiltRelease(folder, built);
  publishRelease(folder, { release, texts, changes, message }, { who: whoPublishes(), now: new Date() });
  console.log(`Published ${shown(release.id)}. To take it back: npx portal rollback`);
  return 0;
}

async function changesForCustomers(before: PortalTexts, after: PortalTexts): Promise<string> {
  const old = await openTexts(before, { name: 'live' });
  const now = await openTexts(after, { name: 'new' });
  if (!old || !now) return 'What is live cannot be compared any more: its manifests are of an older form.';
  return formatDiff(groupChanges(diffOf({ portal: old }, { portal: now })));
}

function shown(release: string): string {
  return release.slice(0, shownLength);
}
