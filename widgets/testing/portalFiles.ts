import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writtenOut } from '../../engine/build.ts';

const root = join(import.meta.dirname, '../..');
const portal = join(root, 'manifests/portal');

/** Manifests with their bases and parts written out: kind -> id -> manifest. */
export type RawManifests = Record<string, Record<string, Record<string, unknown>>>;

/** The portal's manifests. They are taken as they are: that they hold is for `check:manifests` to show. */
export function readManifests(): RawManifests {
  // A kind of which there is nothing yet is part of a release, too.
  const kinds = globSync('schemas/*.schema.json', { cwd: root }).map((file) =>
    basename(file, '.schema.json'),
  );
  const manifests: RawManifests = Object.fromEntries(kinds.map((kind) => [kind, {}]));
  const files = globSync('**/*.json', { cwd: portal }).map((path) => ({
    path,
    text: readFileSync(join(portal, path), 'utf8'),
  }));
  for (const [file, { whole }] of writtenOut(files)) {
    const id = basename(file, '.json');
    const kind = kindOf(basename(dirname(file)), id);
    (manifests[kind] ??= {})[id] = whole as Record<string, unknown>;
  }
  return manifests;
}

/** The sentences of a language: namespace -> tree. */
export function readCopy(language: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    globSync(`locales/${language}/*.json`, { cwd: root }).map((file) => [
      basename(file, '.json'),
      readJson(file),
    ]),
  );
}

/** A folder is named after its kind: in the plural, unless that makes no sense. The root holds what there is one of. */
function kindOf(folder: string, id: string): string {
  if (folder === '.') return id;
  return folder === 'facts' || folder === 'navigation' ? folder : folder.replace(/s$/, '');
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
}
