import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { errorsAmong, fixAll, type Checked } from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { problemFromHere } from '../fromHere.ts';
import { currentProject } from '../project.ts';
import { today } from '../today.ts';
import { countOf, describeFixes, describeProblems, type Paint, unifiedDiff } from '../report.ts';
import {
  changedFiles,
  checkWorkspace,
  openWorkspace,
  writeTexts,
  type Workspace,
} from '../workspace/index.ts';

/** Finds everything that is wrong with a portal's manifests and sentences, and whom it affects; fixes some of it. */
export const check: Command = {
  name: 'check',
  summary:
    'finds everything that is wrong with the manifests and their sentences, and to whom it happens; --fix fixes what needs no decision',
  usage: [
    'check [folder] [--json]',
    'check [folder] --fix [--dry-run]         fixes misspelt names and forms, and loses nothing',
    'check [folder] --fix=lossy [--dry-run]   also removes what has no use',
  ],
  async run(words) {
    const project = currentProject();
    const { folder: said = project.manifests, isJson, fix, isDryRun } = readOptions(words);
    const folder = relative(project.root, resolve(project.root, said));
    const started = performance.now();
    if (existsSync(join(project.root, folder, 'package.json')))
      throw new UsageError(`"${said}" is a whole project. Its manifests are in ${project.manifests}.`);
    const workspace = await openWorkspace(project, folder);
    const summary = (left: Checked): string =>
      `${folder}: ${countOf(left.problems)} (${Math.round(performance.now() - started)} ms).`;
    if (fix !== undefined)
      return fixWorkspace({ workspace, isLossy: fix === 'lossy', isJson, isDryRun, summary });
    const found = checkWorkspace(workspace, workspace.texts, today());
    const problems = found.problems.map(problemFromHere);
    if (isJson) console.log(JSON.stringify(problems, undefined, 2));
    else print([...describeProblems(problems, paint), summary(found)]);
    return errorsAmong(problems).length === 0 ? 0 : 1;
  },
};

interface Options {
  folder: string | undefined;
  isJson: boolean;
  fix: string | undefined;
  isDryRun: boolean;
}

function readOptions(words: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    // `--fix` without a value means the careful one, `lossless`.
    args: words.map((word) => (word === '--fix' ? '--fix=lossless' : word)),
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      fix: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [folder, ...more] = positionals;
  const { fix } = values;
  if (more.length > 0) throw new UsageError('Say one folder.');
  if (fix !== undefined && fix !== 'lossless' && fix !== 'lossy')
    throw new UsageError(`--fix is lossless, or lossy, not "${fix}".`);
  if (fix === undefined && values['dry-run']) throw new UsageError('--dry-run goes with --fix.');
  return { folder, isJson: values.json, fix, isDryRun: values['dry-run'] };
}

interface Fixing extends Pick<Options, 'isJson' | 'isDryRun'> {
  workspace: Workspace;
  isLossy: boolean;
  summary(left: Checked): string;
}

/** Shows the difference; in a dry run only that goes to the standard output, so that it can be saved and applied. */
function fixWorkspace({ workspace, isLossy, isJson, isDryRun, summary }: Fixing): number {
  const { texts: before } = workspace;
  const day = today();
  const { texts, fixed, checked } = fixAll(before, (files) => checkWorkspace(workspace, files, day), isLossy);
  const done = fixed.map((each) => ({ ...each, problem: problemFromHere(each.problem) }));
  const problems = checked.problems.map(problemFromHere);
  if (isDryRun || !isJson) process.stdout.write(unifiedDiff(before, texts, changedFiles(before, texts)));
  if (!isDryRun) writeTexts(currentProject().root, before, texts);
  const report = [
    ...describeFixes(done, paint),
    ...(done.length > 0 ? [''] : []),
    ...describeProblems(problems, paint),
    `${done.length === 0 ? 'Nothing' : done.length} ${isDryRun ? 'would be ' : ''}fixed. ${summary(checked)}`,
  ];
  if (isDryRun) for (const line of report) console.error(line);
  else if (isJson) console.log(JSON.stringify({ fixed: done, problems }, undefined, 2));
  else print(report);
  return errorsAmong(problems).length === 0 ? 0 : 1;
}

/** Colours for terminals only: `styleText` leaves them out for files and pipes, and if NO_COLOR is set. */
const paint: Paint = (style, words) => styleText(style, words);

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
