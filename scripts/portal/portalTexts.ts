import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readLocales, type CopyTrees, type PortalSources, type SourceFile } from '../../engine/build.ts';
import type { Project } from './project.ts';

/** Every file that makes a portal what it is, as its text: what a release was made from, and can be made from again. */
export interface PortalTexts {
  /** Manifests, by their path inside the portal's folder. */
  manifests: readonly SourceFile[];
  /** `en/billing.json`, … and `exceptions.json`, by their path inside `locales`. */
  locales: readonly SourceFile[];
}

/** Reads the texts of a portal. `folder` is another one of manifests than the project's, from its root. */
export function readPortalTexts(
  { root, manifests, locales }: Pick<Project, 'root' | 'manifests' | 'locales'>,
  folder = manifests,
): PortalTexts {
  return { manifests: readFiles(root, folder), locales: readFiles(root, locales) };
}

/** The file, from the project's folder, that a problem names: manifests by their path in theirs, sentences as `locales/…`. */
export function fileOf({ locales }: Pick<Project, 'locales'>, folder: string, file: string): string {
  return file.startsWith('locales/') ? locales + file.slice('locales'.length) : `${folder}/${file}`;
}

/** The files of a folder, by their path in it; those that computers hide are none. What is no JSON is told of. */
export function readFiles(root: string, folder: string): SourceFile[] {
  return globSync('**/*', { cwd: join(root, folder), withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(join(root, folder), join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, folder, path), 'utf8') }));
}

/** What the verifier reads of a portal's texts; schemas and packs come from the code that it is to run with. */
export function sourcesOf({
  manifests,
  locales,
}: PortalTexts): Pick<PortalSources, 'files' | 'locales' | 'copyExceptions' | 'localeFiles'> {
  const read = readLocales(locales);
  return { files: manifests, locales: read.locales, copyExceptions: read.exceptions, localeFiles: read };
}

/** Sentences by language and namespace, as they stand in their files; those of a file that cannot be read are not there. */
export function copyTreesOf({ locales }: Pick<PortalTexts, 'locales'>): CopyTrees {
  return readLocales(locales).trees;
}
