import { parseArgs } from 'node:util';
import {
  alternatives,
  errorsAmong,
  loadPortal,
  type LoadedPortal,
  type Problem,
  type Texts,
} from '../../../engine/build.ts';
import { FailureError, UsageError, type Command } from '../command.ts';
import { fromHere } from '../fromHere.ts';
import { printLocated } from '../printProblems.ts';
import { currentProject } from '../project.ts';
import { describeCode, renameInWorkspace, renamers } from '../rename/index.ts';
import { changedFiles, openWorkspace, writeTexts, type Workspace } from '../workspace/index.ts';

const kinds = Object.keys(renamers).join('|');

/** Renames something everywhere it is named. Customers see no difference. */
export const rename: Command = {
  name: 'rename',
  summary:
    'gives a route, toggle, fact, sentence, step or collected data another name, in all manifests and sentences',
  usage: [`rename ${kinds} <old> <new> [--folder <folder>]`, 'rename step one-time-payment/review check'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { folder: { type: 'string' } },
    });
    const [kind = '', from = '', to = '', ...more] = positionals;
    const renamer = Object.hasOwn(renamers, kind) ? renamers[kind] : undefined;
    if (kind !== '' && !renamer) {
      const message = `"${kind}" is not among what can be renamed here.`;
      throw new UsageError(
        `${message} ${alternatives({ message, known: Object.keys(renamers) })} Of anything else, rename the file and what names it by hand: \`check\` finds what is left.`,
      );
    }
    if (!renamer || to === '' || more.length > 0)
      throw new UsageError(`Say what it is (${kinds}), its name, and the new one.`);
    const project = currentProject();
    const workspace = await openWorkspace(project, values.folder);
    const beneath = workspace.over === undefined ? undefined : await openWorkspace(project, workspace.over);
    const { context, problems } = checked(workspace, workspace.texts);
    if (!context || errorsAmong(problems).length > 0) {
      printLocated(problems);
      throw new FailureError('Nothing was renamed: put right what the check finds first.');
    }
    const { texts, renaming } = renameInWorkspace(workspace, context, { renamer, from, to }, beneath);
    const broken = [workspace, ...(beneath ? [beneath] : [])].flatMap((each) => brokenIn(each, texts));
    if (broken.length > 0) {
      printLocated(broken);
      throw new FailureError('Nothing was renamed: this is what would be wrong afterwards.');
    }
    writeTexts(project.root, workspace.texts, texts);
    reportFiles(workspace.texts, texts);
    if (kind === 'toggle')
      console.log(
        `\nMake "${to}" in the flag service: until it is there, it is off for everybody. Remove "${from}" there afterwards.`,
      );
    for (const left of describeCode(project.root, renaming.inCode, fromHere)) console.log(`\n${left}`);
    return 0;
  },
};

function checked(workspace: Workspace, texts: Texts): LoadedPortal {
  const loaded = loadPortal(workspace.sourcesOf(texts));
  const problems = loaded.problems.map((each) => {
    const place = workspace.located(texts, each.place);
    return { ...each, place: { ...place, file: fromHere(place.file) } };
  });
  return { ...loaded, problems };
}

/** The errors after the renaming. Those of derived facts do not count: code follows by hand; any other error stops it. */
function brokenIn(workspace: Workspace, texts: Texts): Problem[] {
  return errorsAmong(checked(workspace, texts).problems).filter(
    ({ code }) => code !== 'missing-derivation' && code !== 'derivation-mismatch',
  );
}

/** Reports a file with a new name as the new one of the missing file in its folder. */
function reportFiles(before: Texts, after: Texts): void {
  const changed = changedFiles(before, after);
  const gone = changed.filter((file) => !after.has(file));
  for (const file of changed.filter((each) => after.has(each))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const was = before.has(file)
      ? undefined
      : gone.find((old) => old.slice(0, old.lastIndexOf('/')) === folder);
    console.log(
      `changed ${fromHere(file)}${was === undefined ? '' : ` (was ${was.split('/').slice(-2).join('/')})`}`,
    );
  }
}
