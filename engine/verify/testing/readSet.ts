import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLocales, type PackVocabulary, type PortalSources, type SourceFile } from '../index.ts';
import { readSchemas } from './readSchemas.ts';

const sets = join(import.meta.dirname, '../../../tests/fixtures/sets');

/** Everything in the folder of a set, by path from it: `portal/site.json`, `locales/en/library.json`, `packs.json`. */
export type SetFiles = Readonly<Record<string, string>>;

/** Reads a set of manifests as text. */
export function readSet(name: string): SetFiles {
  const folder = join(sets, name);
  const paths = globSync('**/*.json', { cwd: folder }).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** The sources of a portal from a set. Manifests and sentences may be invalid; packs have to be JSON. */
export function sourcesOf(set: SetFiles): PortalSources {
  const localeFiles = readLocales(filesIn(set, 'locales/'));
  const { locales } = localeFiles;
  return { files: filesIn(set, 'portal/'), locales, localeFiles, packs: packsOf(set), schemas };
}

const schemas = readSchemas('tests/fixtures/sets/*/widgets/*.schema.json');

function filesIn(set: SetFiles, folder: string): SourceFile[] {
  return Object.entries(set).flatMap(([path, text]) =>
    path.startsWith(folder) ? { path: path.slice(folder.length), text } : [],
  );
}

function packsOf(set: SetFiles): PackVocabulary {
  const { widgets, ...packs } = JSON.parse(set['packs.json'] ?? '{}') as Omit<PackVocabulary, 'widgets'> & {
    widgets: string[];
  };
  const located = widgets.map((name) => {
    const path = `tests/fixtures/sets/smallest/widgets/${name}.schema.json`;
    return [`library/${name}`, { schema: schemas.get(path) ?? {}, path }] as const;
  });
  return { ...packs, widgets: Object.fromEntries(located) };
}
