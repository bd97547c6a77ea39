import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFormat } from '../../../engine/core/release/index.ts';
import { lineOfPart, loadPortal } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { MisuseError, type Command } from '../command.ts';
import { describeMigration, migrateTexts } from '../migrate/index.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { portalFolder, project } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { countOf } from '../report/index.ts';

/** Brings manifests that were written for an older engine to the present form. What customers get stays as it is. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'brings manifests of an older form to the present one, and says what is left to decide',
  usage: ['migrate [folder] [--dry-run]'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    });
    const [folder = portalFolder, ...more] = positionals;
    if (more.length > 0) throw new MisuseError('Say one folder with manifests.');
    const before = readPortalTexts(project, folder);
    if (!before.manifests.some(({ path }) => path === 'site.json'))
      throw new MisuseError(
        `${folder} has no site.json. Say the folder of a portal; a set over one has no form of its own.`,
      );
    const { texts, form, steps } = migrateTexts(before);
    if (steps.length === 0) {
      console.log(`${folder} is written for form ${form}. Nothing is to be done.`);
      return 0;
    }
    console.log(`${folder} is written for form ${form}; the present one is ${bundleFormat}.\n`);
    console.log(describeMigration(steps, (path, pointer) => placeIn(texts, folder, path, pointer)));
    if (values['dry-run'] === true) {
      console.log('\nNothing was written.');
      return 0;
    }
    console.log(`\n${writeChanged(before, texts, folder)}`);
    const { problems } = loadPortal({ ...sourcesOf(texts), ...(await readCode(project, packs)) });
    console.log(`npx portal check: ${countOf(problems)}.`);
    return 0;
  },
};

function placeIn({ manifests }: PortalTexts, folder: string, path: string, pointer: string): string {
  const text = manifests.find((file) => file.path === path)?.text ?? '';
  return `${folder}/${path}:${lineOfPart(text, pointer)} (${pointer})`;
}

function writeChanged(before: PortalTexts, after: PortalTexts, folder: string): string {
  const changed = after.manifests.filter(
    ({ path, text }) => !before.manifests.some((old) => old.path === path && old.text === text),
  );
  for (const { path, text } of changed) writeFileSync(join(project, folder, path), text);
  return `Changed ${changed.map(({ path }) => `${folder}/${path}`).join(', ')}.`;
}
