import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Schema, SchemaRegistry } from '../../engine/core/schema/index.ts';
import type {
  CopyTrees,
  Locales,
  PackVocabulary,
  PortalSources,
  SourceFile,
} from '../../engine/verify/index.ts';
import type { Pack } from '../../engine/index.ts';
import { widgetIdOf, widgetSchemaFiles } from './widgetSchemas.ts';

/** Everything that a portal is made of, from the files of the repository. */
export async function readPortal(
  root: string,
  folder: string,
  packs: readonly Pack[],
): Promise<PortalSources> {
  const schemas = readSchemas(root);
  return {
    files: readManifestFiles(join(root, folder)),
    locales: readLocales(join(root, 'locales')),
    copyExceptions: JSON.parse(readFileSync(join(root, 'locales/exceptions.json'), 'utf8')) as Record<
      string,
      string
    >,
    schemas,
    packs: await readPacks(root, schemas, packs),
  };
}

/** Files of a portal's folder, by their path inside it. */
function readManifestFiles(folder: string): SourceFile[] {
  return globSync('**/*.json', { cwd: folder })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Sentences by language and namespace, as they stand in their files. */
export function readCopyTrees(folder: string): CopyTrees {
  const trees: Record<string, Record<string, CopyTree>> = {};
  for (const file of globSync('*/*.json', { cwd: folder }).sort()) {
    const [language = ''] = file.split('/');
    const namespaces = (trees[language] ??= {});
    namespaces[basename(file, '.json')] = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CopyTree;
  }
  return trees;
}

/** Sentences by language and namespace, their keys flattened: `due.title`. */
function readLocales(folder: string): Locales {
  return Object.fromEntries(
    Object.entries(readCopyTrees(folder)).map(([language, namespaces]) => [
      language,
      Object.fromEntries(Object.entries(namespaces).map(([name, tree]) => [name, flatten(tree as CopyTree)])),
    ]),
  );
}

interface CopyTree {
  [key: string]: string | CopyTree;
}

function flatten(tree: CopyTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
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
    widgets: Object.fromEntries(widgets),
    checks: [],
    operations: Object.fromEntries(operations),
    derivations: Object.fromEntries(
      derivations.flatMap((group) => Object.entries(group).map(([fact, { from }]) => [fact, from] as const)),
    ),
  };
}
