/**
 * The version of the format of manifests and bundles: the only one that this code writes, and the only one that it reads. It becomes a
 * higher one with every change after which manifests of before would mean something else, or nothing.
 *
 * Nothing brings an older version to this one, since nothing of an older one was ever given to customers. The first real
 * migration stands beside this file: a pure function from the manifests of the version before to those of this one. Two
 * places call it: `readBundle` and `fileLoader` (engine/runtime/release/loadRelease.ts), after they have checked the hash
 * and with code that only such a release loads; and a command of `npx portal`, which does the same to the files and is
 * then the remedy of `older-format`. Its test is releases as they were published, and what they showed to whom.
 */
export const formatVersion = 6;

/** Longest file of a release that an engine reads, in characters. */
export const longestBundle = 2_000_000;

/** Says that something is in a version of the format which this code does not read; undefined of the present one, and of what is none. */
export function sayOtherFormat(what: string, version: unknown): string | undefined {
  if (!Number.isInteger(version) || version === formatVersion) return undefined;
  return `${what} is written in version ${String(version)} of the format; this code reads version ${formatVersion} only.`;
}
