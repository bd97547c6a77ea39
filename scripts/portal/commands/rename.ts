import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorsAmong } from '../../../engine/core/problem/index.ts';
import { loadPortal } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { MisuseError, type Command } from '../command.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { printProblems } from '../printProblems.ts';
import { portalFolder, project } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { applyRenaming, renamers } from '../rename/index.ts';

const kinds = Object.keys(renamers).join('|');

/** Gives something another name wherever it is named. What customers get stays as it is. */
export const rename: Command = {
  name: 'rename',
  summary:
    'gives a route, toggle, fact, sentence, step or collected data another name, in all manifests and sentences',
  usage: [`rename ${kinds} <old> <new>`, 'rename step one-time-payment/review check'],
  async run(words) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const [kind = '', from = '', to = '', ...more] = positionals;
    const renamer = Object.hasOwn(renamers, kind) ? renamers[kind] : undefined;
    if (!renamer || to === '' || more.length > 0)
      throw new MisuseError(`Say what it is (${kinds}), its name, and the new one.`);
    const texts = readPortalTexts(project, portalFolder);
    const code = await readCode(project, packs);
    const { problems, context } = loadPortal({ ...sourcesOf(texts), ...code });
    if (!context || errorsAmong(problems).length > 0) {
      printProblems(problems, portalFolder);
      throw new MisuseError('Nothing was renamed: put right what the check finds first.');
    }
    const renaming = renamer({ from, to, context, texts });
    const after = applyRenaming(texts, renaming);
    // What code derives from a fact is not whole again before the code follows; everything else is, or is not done.
    const broken = errorsAmong(loadPortal({ ...sourcesOf(after), ...code }).problems).filter(
      (each) => each.code !== 'missing-derivation' && each.code !== 'derivation-mismatch',
    );
    if (broken.length > 0) {
      printProblems(broken, portalFolder);
      throw new MisuseError('Nothing was renamed: this is what would be wrong afterwards.');
    }
    writeChanges(texts, after);
    reportCode(renaming.inCode);
    return 0;
  },
};

function writeChanges(before: PortalTexts, after: PortalTexts): void {
  for (const [part, folder] of [
    ['manifests', portalFolder],
    ['locales', 'locales'],
  ] as const) {
    after[part].forEach(({ path, text }, index) => {
      const old = before[part][index];
      if (old?.path === path && old.text === text) return;
      const file = join(project, folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      if (old && old.path !== path) rmSync(join(project, folder, old.path));
      const moved = old?.path === path ? '' : ` (was ${old?.path})`;
      console.log(`changed ${folder}/${path}${moved}`);
    });
  }
}

/** Code is left as it is: the same word may mean something else there. */
function reportCode(names: readonly string[]): void {
  const files = globSync('{engine,widgets,sandbox,tests}/**/*.{ts,tsx}', { cwd: project }).sort();
  const places = files.flatMap((file) =>
    readFileSync(join(project, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        names.some((name) => line.includes(name)) ? [`  ${file}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
  if (places.length === 0) return;
  console.log(`\nCode that may mean it, and was left as it is:\n${places.join('\n')}`);
}
