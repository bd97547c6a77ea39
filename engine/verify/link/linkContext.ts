import { createVocabulary, type Vocabulary } from '../../core/fact/index.ts';
import { manifestPath, type ManifestKind, type ManifestSet } from '../../core/manifest/index.ts';
import type { Problem } from '../problem/index.ts';
import type { Place } from '../../core/json/index.ts';
import { atomsOfSite } from '../../core/site/index.ts';
import type { Locales, PackVocabulary, ReadManifest } from '../load/index.ts';
import type { Usages } from './usages.ts';

export type { Locales } from '../load/index.ts';

/** The input of a check of the link stage. */
export interface LinkContext {
  manifests: ManifestSet;
  packs: PackVocabulary;
  locales: Locales;
  /** Sentences that may have other placeholders in one language than in another, each with the reason why. */
  copyExceptions: Readonly<Record<string, string>>;
  vocabulary: Vocabulary;
  usages: Usages;
  /** A place in a manifest, with its line. */
  placeOf(kind: ManifestKind, id: string, pointer: string): Place;
  /** Where somebody wrote what is at a place, with its line: perhaps in another file, whose part is used or which is extended. */
  writtenAt(kind: ManifestKind, id: string, pointer: string): Place;
}

/** One check: pure, and independent of the others; listed in `index.ts`. */
export type LinkCheck = (context: LinkContext) => Problem[];

/** Prepares what all checks need. */
export function createLinkContext(
  manifests: ManifestSet,
  read: readonly ReadManifest[],
  options: Pick<LinkContext, 'packs' | 'locales' | 'copyExceptions' | 'usages'>,
): LinkContext {
  const byFile = new Map(read.map((manifest) => [manifest.file, manifest]));
  return {
    manifests,
    ...options,
    vocabulary: createVocabulary(atomsOfSite(manifests)),
    placeOf(kind, id, pointer) {
      const file = manifestPath(kind, id);
      const line = byFile.get(file)?.json.lineAt(pointer);
      return { file, pointer, ...(line !== undefined && { line }) };
    },
    writtenAt(kind, id, pointer) {
      const file = manifestPath(kind, id);
      return byFile.get(file)?.json.writtenAt(pointer) ?? { file, pointer };
    },
  };
}
