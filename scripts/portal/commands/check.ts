import { parseArgs, styleText } from 'node:util';
import { errorsAmong, type Problem } from '../../../engine/core/problem/index.ts';
import { loadPortal } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import type { Command } from '../command.ts';
import { portalFolder, project } from '../project.ts';
import { readPortal } from '../readPortal.ts';
import { countOf, describeProblems } from '../report/index.ts';
import { fromRoot } from '../printProblems.ts';

/** Everything that is wrong with a portal's manifests and sentences, and to whom it would happen. */
export const check: Command = {
  name: 'check',
  summary: 'finds everything that is wrong with the manifests and their sentences, and to whom it happens',
  usage: ['check [folder] [--json]'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [folder = portalFolder] = positionals;
    const started = performance.now();
    const today = new Date().toISOString().slice(0, 10);
    const { problems } = loadPortal({ ...(await readPortal(project, folder, packs)), today });
    const located = problems.map((each) => fromRoot(each, folder));
    if (values.json === true) console.log(JSON.stringify(located, undefined, 2));
    else report(located, `${folder}: ${countOf(located)} (${Math.round(performance.now() - started)} ms).`);
    return errorsAmong(problems).length === 0 ? 0 : 1;
  },
};

/** In colours where somebody looks at it; never into files and pipes, and not where NO_COLOR is set. */
function report(problems: readonly Problem[], summary: string): void {
  for (const line of describeProblems(problems, (style, words) => styleText(style, words))) console.log(line);
  console.log(summary);
}
