import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  formatVersion,
  pointerOf,
  type Pointer,
  type Release,
  type ReleaseFile,
  type ReleaseNeeds,
} from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { projectSettings } from '../projectSettings.ts';
import { replaceFile } from '../replaceFile.ts';

/** The folders of releases. Files for browsers are in `releases/`; those for people only are beside it, and not served. */
export interface ReleaseFolder {
  /** The data folder, or its replacement. */
  root: string;
  /** `current.json`, bundles, pages, sequences, and `copy/`: served as `/assets/releases/` and `/assets/copy/`. */
  served: string;
  /** `log.jsonl` and `sources/`. */
  kept: string;
  /** What the next command about it needs behind its words: ` --to <folder>`, or nothing for the project's. */
  option: string;
}

/** The folders of releases below a data folder. */
export function releaseFolder(root: string, option = ''): ReleaseFolder {
  return { root, served: join(root, 'releases'), kept: join(root, 'release-log'), option };
}

/** Those below the data folder that `--to` names, which need not exist yet, or below the project's. */
export function releaseFolderOf(to: string | undefined): ReleaseFolder {
  return to === undefined ? releaseFolder(projectSettings().dataFolder) : releaseFolder(to, ` --to ${to}`);
}

/**
 * The same, of a folder that is there.
 *
 * @throws FailureError if there is no such folder
 */
export function openReleaseFolder(to: string | undefined): ReleaseFolder {
  if (to !== undefined && !existsSync(to)) throw new FailureError(`There is no folder "${to}".`);
  return releaseFolderOf(to);
}

/** The content of a pointer file, of any form; undefined if there is none that can be read. */
function readPointerFile(file: string): Pointer | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Pointer>;
    const pointer = pointerOf({ ...value, format: formatVersion });
    return pointer && { ...pointer, format: value.format ?? formatVersion };
  } catch {
    return undefined;
  }
}

/** The release that a pointer file names as the live one; undefined without a readable pointer. */
export function releaseAt(pointerFile: string): string | undefined {
  const pointer = readPointerFile(pointerFile);
  return pointer && releaseOf(pointer.bundle);
}

/** The pointer of a folder; undefined if nothing was published into it. */
export function readPointer({ served }: ReleaseFolder): Pointer | undefined {
  return readPointerFile(join(served, pointerName));
}

/** The release of a bundle's path. */
export function releaseOf(bundle: string): string {
  return basename(bundle, '.json');
}

/** The path of a release's bundle. */
export function bundleOf(release: string): string {
  return `/assets/releases/${release}.json`;
}

/**
 * Writes the files of a release, each once for all.
 *
 * @throws FailureError if a file of that name has other content: it is damaged, since its name is the hash of its content
 */
export function writeReleaseFiles(folder: ReleaseFolder, files: readonly ReleaseFile[]): void {
  for (const { path, text } of files) writeOnce(servedFile(folder, path), text);
}

/**
 * Writes the first screens of a release. The name of their file tells release and code, not the time of drawing, so newer
 * ones replace those before.
 */
export function writeScreens(folder: ReleaseFolder, files: readonly ReleaseFile[]): void {
  for (const { path, text } of files) replaceFile(servedFile(folder, path), text);
}

/** Makes a release the one that customers get. Concurrent readers of the pointer read the old one or the new one, whole. */
export function movePointer(folder: ReleaseFolder, { pointer }: Pick<Release, 'pointer'>): void {
  replaceFile(join(folder.served, pointerName), pointer.text);
}

/** Replaces the pointer atomically. */
export function writePointer(folder: ReleaseFolder, pointer: Pointer): void {
  movePointer(folder, {
    pointer: { path: `/assets/releases/${pointerName}`, text: JSON.stringify(pointer) },
  });
}

/** Writes a file unless it exists. @throws FailureError if it exists with other content */
export function writeOnce(file: string, text: string): void {
  if (!existsSync(file)) return replaceFile(file, text);
  if (readFileSync(file, 'utf8') !== text) {
    throw new FailureError(
      `${file} is damaged: it does not hold what its name says. Remove it and publish again.`,
    );
  }
  return undefined;
}

/** Name of a text by its content, as files of a release have it. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/**
 * The pointer to a release that lies in the folder.
 *
 * @throws FailureError if its bundle, or one of the files that it lists, is missing or damaged
 */
export function pointerTo(folder: ReleaseFolder, id: string): Release['pointer'] {
  const path = bundleOf(id);
  const bundle = readBundle(folder, path);
  for (const listed of pathsIn(bundle)) readSound(folder, listed);
  return {
    path: `/assets/releases/${pointerName}`,
    text: JSON.stringify({ format: bundle.format, bundle: path }),
  };
}

/** The format version of a release in the folder. @throws FailureError if its bundle is missing or damaged */
export function formOfRelease(folder: ReleaseFolder, id: string): number {
  return readBundle(folder, bundleOf(id)).format;
}

/**
 * Every file of a release in the folder, absolute, with the screens that were made of it.
 *
 * @throws FailureError if its bundle is missing or damaged
 */
export function filesOfRelease(folder: ReleaseFolder, id: string): string[] {
  const path = bundleOf(id);
  const screens = globSync(`screens.${id}.*.json`, { cwd: folder.served });
  return [
    ...[path, ...pathsIn(readBundle(folder, path))].map((each) => servedFile(folder, each)),
    ...screens.map((name) => join(folder.served, name)),
  ];
}

/**
 * The code that a release in the folder needs to be shown; undefined if its bundle does not say.
 *
 * @throws FailureError if its bundle is missing or damaged
 */
export function needsOfRelease(folder: ReleaseFolder, id: string): ReleaseNeeds | undefined {
  return readBundle(folder, bundleOf(id)).needs;
}

function readBundle(folder: ReleaseFolder, path: string): ListedFiles {
  return JSON.parse(readSound(folder, path)) as ListedFiles;
}

function pathsIn({ parts, copy }: ListedFiles): string[] {
  return [...Object.values(parts), ...Object.values(copy)].flatMap((names) => Object.values(names));
}

interface ListedFiles {
  format: number;
  needs?: ReleaseNeeds;
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  copy: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const pointerName = 'current.json';

function readSound(folder: ReleaseFolder, path: string): string {
  const file = servedFile(folder, path);
  if (!existsSync(file)) throw new FailureError(`The release is not whole: ${file} is missing.`);
  const text = readFileSync(file, 'utf8');
  if (!path.endsWith(`${nameOf(text)}.json`))
    throw new FailureError(`The release is not whole: ${file} is damaged.`);
  return text;
}

function servedFile({ served }: ReleaseFolder, path: string): string {
  return join(served, path.replace(/^\/assets\/releases\//, '').replace(/^\/assets\/copy\//, 'copy/'));
}
