import { parseArgs } from 'node:util';
import { errorsAmong, loadPortal, manifestOf, manifestPath } from '../../../engine/build.ts';
import { FailureError, UsageError, type Command } from '../command.ts';
import { moveStep, type StepMove } from '../edit.ts';
import { fromHere, problemFromHere } from '../fromHere.ts';
import { printLocated } from '../printProblems.ts';
import { noSuch } from '../noSuch.ts';
import { today } from '../today.ts';
import { currentProject } from '../project.ts';
import { changedFiles, checkWorkspace, openWorkspace, writeTexts } from '../workspace/index.ts';

/** Moves a step of a sequence within its order. Transitions to "next" and "previous" follow. */
export const move: Command = {
  name: 'move',
  summary: 'puts a step of a sequence before or after another one',
  usage: ['move step <sequence>/<step> --before <step> | --after <step> [--folder <folder>]'],
  async run(words) {
    const { folder, sequence, ...wish } = readWish(words);
    const project = currentProject();
    const workspace = await openWorkspace(project, folder);
    const { manifests } = loadPortal(workspace.sourcesOf(workspace.texts));
    const manifest = manifestOf(manifests, 'sequence', sequence);
    if (!manifest) throw noSuch('sequence', sequence, Object.keys(manifests.sequence));
    const steps = Object.keys(manifest.steps);
    for (const step of [wish.step, wish.other]) if (!steps.includes(step)) throw noSuch('step', step, steps);
    const path = manifestPath('sequence', sequence);
    const { whole: file } = workspace.partsOf(workspace.texts, path);
    const text = workspace.texts.get(file ?? '') ?? '';
    const moved = moveStep(text, wish);
    if (file === undefined || moved === text)
      throw new FailureError(`No order in ${path} has both, or the step is there already.${inherited(text)}`);
    const texts = new Map([...workspace.texts, [file, moved]]);
    const broken = errorsAmong(checkWorkspace(workspace, texts, today()).problems);
    if (broken.length > 0) {
      printLocated(broken.map(problemFromHere));
      throw new FailureError('Nothing was moved: this is what would be wrong afterwards.');
    }
    writeTexts(project.root, workspace.texts, texts);
    for (const changed of changedFiles(workspace.texts, texts)) console.log(`changed ${fromHere(changed)}`);
    return 0;
  },
};

/** Where the order of a sequence stands that has none of its own. */
function inherited(text: string): string {
  const base = (JSON.parse(text || '{}') as { extends?: string }).extends;
  return base === undefined
    ? ''
    : ` What it does not change itself stands in "${base}": move the step there.`;
}

interface Wish extends StepMove {
  folder: string | undefined;
  sequence: string;
}

function readWish(words: readonly string[]): Wish {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { before: { type: 'string' }, after: { type: 'string' }, folder: { type: 'string' } },
  });
  const [kind, name = '', ...more] = positionals;
  const { before, after, folder } = values;
  const [sequence = '', step = ''] = name.split('/');
  const other = before ?? after;
  if (kind !== 'step' || step === '' || more.length > 0 || other === undefined || (before && after))
    throw new UsageError('Say the step, as <sequence>/<step>, and before or after which one it comes.');
  if (other === step)
    throw new UsageError(`A step cannot stand before or after itself: name another one than "${step}".`);
  return { folder, sequence, step, place: before === undefined ? 'after' : 'before', other };
}
