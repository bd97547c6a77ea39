import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { unknownReference, valueAt, type FixEdit, type Problem } from '../../problem/index.ts';
import type { Place } from '../../../core/json/index.ts';
import type { LinkContext } from '../linkContext.ts';

/** A sequence while it is checked. */
export interface CheckedSequence {
  id: string;
  manifest: SequenceManifest;
  context: LinkContext;
  /** A place in its file. */
  place(pointer: string): Place;
}

/** One check of a sequence: pure, and independent of the others. Its file is listed in `sequences.ts`. */
export type SequenceCheck = (sequence: CheckedSequence) => Problem[];

/** A name that is used at a place, when it is not among the known ones. `edit` writes another one there. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  place: Place,
  edit: (name: string) => FixEdit = valueAt(place),
): Problem[] {
  return known.includes(name) ? [] : [unknownReference({ kind, name }, place, known, edit)];
}
