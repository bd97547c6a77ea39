import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readLocales, type CopyTrees, type PortalSources, type SourceFile } from '../../engine/build.ts';
import type { Project } from './project.ts';

/** The texts of all files that define a portal; a release is made from them, and can be made again. */
export interface PortalTexts {
  /** Manifests, by their path inside the portal's folder. */
  manifests: readonly SourceFile[];
  /** `en/billing.json`, … and `exceptions.json`, by their path inside `locales`. */
  locales: readonly SourceFile[];
}

/** Reads the texts of a portal. `folder` replaces the project's folder of manifests, relative to its root. */
export function readPortalTexts(
  { root, manifests, locales }: Pick<Project, 'root' | 'manifests' | 'locales'>,
  folder = manifests,
): PortalTexts {
  return { manifests: readFiles(root, folder), locales: readFiles(root, locales) };
}

/** The file of a problem, from the project's folder; problems name manifests by their path in theirs, sentences by `locales/…`. */
export function fileOf({ locales }: Pick<Project, 'locales'>, folder: string, file: string): string {
  return file.startsWith('locales/') ? locales + file.slice('locales'.length) : `${folder}/${file}`;
}

/** The files of a folder, by their path in it, without hidden ones. Files that are not JSON are reported. */
export function readFiles(root: string, folder: string): SourceFile[] {
  return globSync('**/*', { cwd: join(root, folder), withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(join(root, folder), join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readText(join(root, folder, path)) }));
}

/** Reads a text file, without a byte order mark. */
export function readText(path: string): string {
  return withoutMark(readFileSync(path, 'utf8'));
}

/** A text without the byte order mark that some editors begin files with. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** The verifier's input from a portal's texts; schemas and packs come from the code that runs it. */
export function sourcesOf({
  manifests,
  locales,
}: PortalTexts): Pick<PortalSources, 'files' | 'locales' | 'copyExceptions' | 'localeFiles'> {
  const read = readLocales(locales);
  return { files: manifests, locales: read.locales, copyExceptions: read.exceptions, localeFiles: read };
}

/** Sentences by language and namespace, as in their files; without those of an unreadable file. */
export function copyTreesOf({ locales }: Pick<PortalTexts, 'locales'>): CopyTrees {
  return readLocales(locales).trees;
}
