import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateBundleValidator } from './generate/bundleValidator.ts';
import { generateGlyphs } from './generate/glyphs.ts';
import { graphDocuments } from './generate/graphDocuments.ts';
import { graphTypes } from './generate/graphTypes.ts';
import { generateManifestTypes } from './generate/manifestTypes.ts';
import { recordTypes } from './generate/recordTypes.ts';
import { generatePortalSchemas } from './generate/portalSchemas.ts';
import { generateSettingsTypes } from './generate/settingsTypes.ts';
import { FailureError } from './portal/command.ts';
import { currentProject, engineFolder } from './portal/project.ts';

/** Generated files that depend on this repository only, not on the project: path -> generator. */
const targets: Record<string, (root: string) => Promise<string>> = {
  'engine/core/manifest/generated/manifests.ts': generateManifestTypes,
  'engine/runtime/release/generated/validateBundle.js': generateBundleValidator,
  'sandbox/provider/graph/generated/main.ts': graphTypes('sandbox/provider/graph/main.graphql'),
};

process.on('uncaughtException', (error) => {
  console.error(error instanceof FailureError ? error.message : error);
  process.exit(1);
});

/** `npm run generate` writes files that are out of date; `--check` only lists them. */
const checking = process.argv.includes('--check');
const project = currentProject();
const stale: string[] = [];

for (const [file, produce] of Object.entries(targets)) keep(engineFolder, file, await produce(engineFolder));
keepAll(engineFolder, await generateGlyphs());
const [ownWidgets = ''] = project.widgets;
keep(project.root, join(ownWidgets, 'generated/settings.ts'), await generateSettingsTypes(project));
keepAll(project.root, await graphDocuments(project));
keepAll(project.root, recordTypes(project));
// Runs last: it reads the portal, whose code needs the types.
keepAll(project.root, await generatePortalSchemas(project));

if (checking && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
  process.exit(1);
}
console.log(stale.length === 0 ? 'Generated files are up to date.' : `Wrote ${stale.join(', ')}.`);

function keepAll(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) keep(root, file, text);
}

function keep(root: string, file: string, text: string): void {
  const path = join(root, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (current === text) return;
  stale.push(file);
  if (checking) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
