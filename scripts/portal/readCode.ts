import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Schema, SchemaRegistry } from '../../engine/core/schema/index.ts';
import type { PackVocabulary, PortalSources } from '../../engine/verify/index.ts';
import type { Pack } from '../../engine/index.ts';
import { namesInCode } from './namesInCode.ts';
import { widgetIdOf, widgetSchemaFiles } from './widgetSchemas.ts';

/** Where the code of the packs is, whatever the working copy of manifests. */
const repository = join(import.meta.dirname, '../..');

/** What the repository's code says a portal may use: schemas, and what the packs register. */
export async function readCode(
  root: string,
  packs: readonly Pack[],
): Promise<Pick<PortalSources, 'schemas' | 'packs'>> {
  const schemas = readSchemas(root);
  return { schemas, packs: await readPacks(root, schemas, packs) };
}

function readSchemas(root: string): SchemaRegistry {
  const files = [
    ...globSync('schemas/*.schema.json', { cwd: root }).map((file) => join(root, file)),
    ...widgetSchemaFiles(root),
  ];
  return new Map(
    files.map((file) => [relative(root, file), JSON.parse(readFileSync(file, 'utf8')) as Schema]),
  );
}

async function readPacks(
  root: string,
  schemas: SchemaRegistry,
  packs: readonly Pack[],
): Promise<PackVocabulary> {
  const registered = new Set(
    packs.flatMap(({ domain, widgets = {} }) => Object.keys(widgets).map((name) => `${domain}/${name}`)),
  );
  const widgets = widgetSchemaFiles(root).flatMap((file) => {
    const path = relative(root, file);
    const schema = schemas.get(path);
    return schema && registered.has(widgetIdOf(path)) ? [[widgetIdOf(path), { schema, path }] as const] : [];
  });
  const operations = packs.flatMap(({ domain, operations: own = {} }) =>
    Object.entries(own).map(([name, { signature }]) => [`${domain}/${name}`, signature] as const),
  );
  const loaders = packs.flatMap(({ derivations = {} }) => Object.values(derivations));
  const derivations = await Promise.all(loaders.map((load) => load()));
  return {
    named: namesInCode(repository),
    firstCopy: firstCopy(root, packs),
    widgets: Object.fromEntries(widgets),
    checks: [],
    operations: Object.fromEntries(operations),
    sources: packs.flatMap(({ sources = {} }) => Object.keys(sources)),
    derivations: Object.fromEntries(
      derivations.flatMap((group) => Object.entries(group).map(([fact, { from }]) => [fact, from] as const)),
    ),
  };
}

/** What the widgets of the first load say, and what must be sayable when nothing loads. */
function firstCopy(root: string, packs: readonly Pack[]): string[] {
  const eager = readFileSync(join(root, 'widgets/eager.ts'), 'utf8');
  const first = new Set([...eager.matchAll(/'([\w-]+\/[\w-]+)':/g)].map(([, id]) => id));
  const namespaces = packs.flatMap(({ domain, widgets = {}, copy = [], copyOf = {} }) =>
    Object.keys(widgets).flatMap((name) => (first.has(`${domain}/${name}`) ? (copyOf[name] ?? copy) : [])),
  );
  return ['essential', ...new Set(namespaces)];
}
