import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CopyTrees, Locales, PortalSources, SourceFile } from '../../engine/verify/index.ts';

/** Every file that makes a portal what it is, as its text: what a release was made from, and can be made from again. */
export interface PortalTexts {
  /** Manifests, by their path inside the portal's folder. */
  manifests: readonly SourceFile[];
  /** `en/billing.json`, … and `exceptions.json`, by their path inside `locales`. */
  locales: readonly SourceFile[];
}

/** Reads the texts of a portal. `folder` is the one with its manifests, from `root`. */
export function readPortalTexts(root: string, folder: string): PortalTexts {
  return { manifests: readFiles(join(root, folder)), locales: readFiles(join(root, 'locales')) };
}

function readFiles(folder: string): SourceFile[] {
  return globSync('**/*.json', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** What the verifier reads of a portal's texts; schemas and packs come from the code that it is to run with. */
export function sourcesOf({
  manifests,
  locales,
}: PortalTexts): Pick<PortalSources, 'files' | 'locales' | 'copyExceptions'> {
  const exceptions = locales.find(({ path }) => path === 'exceptions.json');
  return {
    files: manifests,
    locales: flattened(copyTreesOf({ locales })),
    copyExceptions: JSON.parse(exceptions?.text ?? '{}') as Record<string, string>,
  };
}

/** Sentences by language and namespace, as they stand in their files. */
export function copyTreesOf({ locales }: Pick<PortalTexts, 'locales'>): CopyTrees {
  const trees: Record<string, Record<string, CopyTree>> = {};
  for (const { path, text } of locales) {
    const [language = '', file] = path.split('/');
    if (file === undefined) continue;
    (trees[language] ??= {})[basename(file, '.json')] = JSON.parse(text) as CopyTree;
  }
  return trees;
}

interface CopyTree {
  [key: string]: string | CopyTree;
}

/** Keys of nested sentences joined by dots: `due.title`. */
function flattened(trees: CopyTrees): Locales {
  return Object.fromEntries(
    Object.entries(trees).map(([language, namespaces]) => [
      language,
      Object.fromEntries(Object.entries(namespaces).map(([name, tree]) => [name, flatten(tree as CopyTree)])),
    ]),
  );
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
