import { parseArgs } from 'node:util';
import { loadPortal } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import type { Command } from '../command.ts';
import { printProblems } from '../printProblems.ts';
import { portalFolder, project } from '../project.ts';
import { readPortal } from '../readPortal.ts';

/** Everything that is wrong with a portal's manifests and sentences. */
export const check: Command = {
  name: 'check',
  summary: 'finds everything that is wrong with the manifests and their sentences',
  usage: ['check [folder]'],
  async run(words) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const [folder = portalFolder] = positionals;
    const started = performance.now();
    const { problems } = loadPortal(await readPortal(project, folder, packs));
    printProblems(problems, folder);
    const count = problems.length === 0 ? 'no problems' : `${problems.length} problems`;
    console.log(`${folder}: ${count} (${Math.round(performance.now() - started)} ms).`);
    return problems.length === 0 ? 0 : 1;
  },
};
