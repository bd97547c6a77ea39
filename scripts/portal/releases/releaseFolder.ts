import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  formatVersion,
  pointerOf,
  type Pointer,
  type Release,
  type ReleaseFile,
  type ReleaseNeeds,
} from '../../../engine/build.ts';
import { FailureError } from '../command.ts';

/** Where releases lie as files. What browsers get is in `releases/`; what only people need is beside it, and not served. */
export interface ReleaseFolder {
  /** The data folder of a house, or what stands for it. */
  root: string;
  /** `current.json`, bundles, pages, sequences, and `copy/`: served as `/assets/releases/` and `/assets/copy/`. */
  served: string;
  /** `log.jsonl` and `sources/`. */
  kept: string;
}

/** The folders of releases below a data folder. */
export function releaseFolder(root: string): ReleaseFolder {
  return { root, served: join(root, 'releases'), kept: join(root, 'release-log') };
}

/** What a pointer file says, of whatever form the releases are; undefined when there is none that can be read. */
function readPointerFile(file: string): Pointer | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Pointer>;
    const pointer = pointerOf({ ...value, format: formatVersion });
    return pointer && { ...pointer, format: value.format ?? formatVersion };
  } catch {
    return undefined;
  }
}

/** The release that a pointer file names as the live one; undefined when there is no pointer that can be read. */
export function releaseAt(pointerFile: string): string | undefined {
  const pointer = readPointerFile(pointerFile);
  return pointer && releaseOf(pointer.bundle);
}

/** What the pointer of a folder says; undefined when none was published into it. */
export function readPointer({ served }: ReleaseFolder): Pointer | undefined {
  return readPointerFile(join(served, pointerName));
}

/** The release whose bundle lies at a path. */
export function releaseOf(bundle: string): string {
  return basename(bundle, '.json');
}

/** The path of a release's bundle. */
export function bundleOf(release: string): string {
  return `/assets/releases/${release}.json`;
}

/**
 * Writes the files of a release; none of them is ever written again.
 *
 * @throws FailureError when a file of that name holds something else: then it is damaged, since its name is its content
 */
export function writeReleaseFiles(folder: ReleaseFolder, files: readonly ReleaseFile[]): void {
  for (const { path, text } of files) writeOnce(servedFile(folder, path), text);
}

/**
 * Writes what visitors see first of a release. Their names say what they were made of, and when is in them: the newest
 * take the place of those before.
 */
export function writeScreens(folder: ReleaseFolder, files: readonly ReleaseFile[]): void {
  for (const { path, text } of files) replaceFile(servedFile(folder, path), text);
}

/** Makes a release the one that customers get. Whoever reads the pointer meanwhile reads the old one or the new one. */
export function movePointer(folder: ReleaseFolder, { pointer }: Pick<Release, 'pointer'>): void {
  replaceFile(join(folder.served, pointerName), pointer.text);
}

/** Replaces the pointer, as a whole. */
export function writePointer(folder: ReleaseFolder, pointer: Pointer): void {
  movePointer(folder, {
    pointer: { path: `/assets/releases/${pointerName}`, text: JSON.stringify(pointer) },
  });
}

/** Writes a file unless it is there. @throws FailureError when it is there and holds something else */
export function writeOnce(file: string, text: string): void {
  if (!existsSync(file)) return replaceFile(file, text);
  if (readFileSync(file, 'utf8') !== text) {
    throw new FailureError(
      `${file} is damaged: it does not hold what its name says. Remove it and publish again.`,
    );
  }
  return undefined;
}

/** Name of a text by what it says, as the release's own files have it. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/**
 * The pointer to a release that lies in the folder.
 *
 * @throws FailureError when its bundle, or one of the files that it lists, is missing or damaged
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

/** The form in which a release that lies in the folder is written. @throws FailureError when its bundle is missing or damaged */
export function formOfRelease(folder: ReleaseFolder, id: string): number {
  return readBundle(folder, bundleOf(id)).format;
}

/**
 * Every file of a release that lies in the folder, absolute, with the screens that were made of it.
 *
 * @throws FailureError when its bundle is missing or damaged
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
 * What a release that lies in the folder uses of the code that shows it; undefined when it does not say.
 *
 * @throws FailureError when its bundle is missing or damaged
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

/** Whoever reads it sees all of the old text or all of the new one, even after a crash. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    const handle = openSync(unfinished, 'w');
    try {
      // Not writeSync: on a full disk it writes a part and says so only by a number.
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
