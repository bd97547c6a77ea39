import { parseArgs } from 'node:util';
import type { Texts } from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { layOut } from '../format/index.ts';
import { fromHere } from '../fromHere.ts';
import { readFiles } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { changedFiles, writeTexts } from '../workspace/index.ts';

/** Formats the manifests for reading. */
export const format: Command = {
  name: 'format',
  summary: 'lays the manifests out so that people can read them: what fits on a line stands on one',
  usage: ['format [folder]', 'format [folder] --check      only says which are laid out otherwise'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    });
    if (positionals.length > 1) throw new UsageError('Say one folder, or none for the whole portal.');
    const { root, manifests } = currentProject();
    const folder = positionals[0] ?? manifests;
    const before: Texts = new Map(
      readFiles(root, folder)
        .filter(({ path }) => path.endsWith('.json'))
        .map(({ path, text }) => [`${folder}/${path}`, text]),
    );
    if (before.size === 0 || before.has(`${folder}/package.json`))
      throw new UsageError(`There is no manifest in "${folder}".`);
    const after: Texts = new Map([...before].map(([file, text]) => [file, laidOut(text)]));
    const changed = changedFiles(before, after);
    for (const file of changed) console.log(fromHere(file));
    if (values.check && changed.length > 0) console.log('npx portal format lays them out.');
    if (!values.check) writeTexts(root, before, after);
    return values.check && changed.length > 0 ? 1 : 0;
  },
};

/** Text that is not JSON stays as it is: `check` reports its error. */
function laidOut(text: string): string {
  try {
    return layOut(text);
  } catch {
    return text;
  }
}
