import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateBundleValidator } from './generate/bundleValidator.ts';
import { generateGlyphs } from './generate/glyphs.ts';
import { graphDocuments } from './generate/graphDocuments.ts';
import { graphTypes } from './generate/graphTypes.ts';
import { generateManifestTypes } from './generate/manifestTypes.ts';
import { generatePortalSchemas } from './generate/portalSchemas.ts';
import { generateSettingsTypes } from './generate/settingsTypes.ts';

const mainGraph = 'sandbox/provider/graph/main.graphql';

/** Everything that is made from something else. `npm run generate` writes it; `--check` says what is out of date. */
const targets: Record<string, (root: string) => Promise<string>> = {
  'engine/core/manifest/generated/manifests.ts': generateManifestTypes,
  'engine/runtime/release/generated/validateBundle.js': generateBundleValidator,
  'widgets/generated/settings.ts': generateSettingsTypes,
  'sandbox/provider/graph/generated/main.ts': graphTypes(mainGraph),
  'widgets/account/graph/generated/account.ts': graphDocuments(
    mainGraph,
    'widgets/account/graph/account.graphql',
  ),
  'widgets/billing/graph/generated/billing.ts': graphDocuments(
    mainGraph,
    'widgets/billing/graph/billing.graphql',
  ),
};

const root = join(import.meta.dirname, '..');
const checking = process.argv.includes('--check');
const stale: string[] = [];

for (const [file, produce] of Object.entries(targets)) keep(file, await produce(root));
for (const [file, text] of Object.entries(await generateGlyphs())) keep(file, text);
// Last: it reads the portal, whose code needs the types.
const schemas = await generatePortalSchemas(root, 'manifests/portal', 'schemas/portal');
for (const [file, text] of Object.entries(schemas)) keep(file, text);

if (checking && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
  process.exit(1);
}
console.log(stale.length === 0 ? 'Generated files are up to date.' : `Wrote ${stale.join(', ')}.`);

function keep(file: string, text: string): void {
  const path = join(root, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (current === text) return;
  stale.push(file);
  if (checking) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
