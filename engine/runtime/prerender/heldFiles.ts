import { verifyHash } from '../release/index.ts';

/** Texts of a release by their path. */
export type ReleaseTexts = ReadonlyMap<string, string>;

/** The content of a release's file. Rejects if there is none at the path, or it does not match its hash. */
export type HeldFile = (path: string) => Promise<unknown>;

const held = new WeakMap<ReleaseTexts, HeldFile>();

/**
 * The files of a release, each verified and parsed once. A release is drawn some hundred times when it is published, and
 * every screen reads the same sentences: verifying them each time took a third of publishing.
 */
export function heldFiles(texts: ReleaseTexts): HeldFile {
  const known = held.get(texts);
  if (known) return known;
  const files = new Map<string, Promise<unknown>>();
  const read = async (path: string): Promise<unknown> => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`The release has no ${path}.`);
    await verifyHash(path, text);
    return JSON.parse(text);
  };
  const file: HeldFile = (path) => {
    const reading = files.get(path) ?? read(path);
    files.set(path, reading);
    return reading;
  };
  held.set(texts, file);
  return file;
}
