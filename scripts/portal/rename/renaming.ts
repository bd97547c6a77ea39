import { manifestPath, type LinkContext, type SequenceManifest } from '../../../engine/build.ts';
import type { NameEdit } from '../edit.ts';
import type { PortalTexts } from '../portalTexts.ts';

/** The two names of a renaming, and everything that may contain them. */
export interface RenameWish {
  from: string;
  to: string;
  context: LinkContext;
  texts: PortalTexts;
}

/** An edit with its file: inside the portal's folder, or `locales/en/billing.json`. */
export interface FileEdit extends NameEdit {
  file: string;
}

/** The changes of a renaming. */
export interface Renaming {
  edits: readonly FileEdit[];
  /** The new file of a manifest that is named by its file. */
  move?: { from: string; to: string };
  /** Its places in code are reported, not changed. */
  inCode: InCode;
}

/** How code may name something. */
export interface InCode {
  texts: readonly string[];
  /** The sequences that have it; a file that only speaks of others, in `notOf`, means something else. */
  of?: readonly string[];
  notOf?: readonly string[];
  /** The key of the function that derives it, which has to change with it, and the new one. */
  derivation?: { from: string; to: string };
}

/** Renames one kind of name. Throws a FailureError if it cannot. */
export type Renamer = (wish: RenameWish) => Renaming;

/** Every reference of a kind to the old name, be it a value or a key. */
export function referencesTo({ context: { usages }, from, to }: RenameWish, kind: string): FileEdit[] {
  const namedAs = (what: FileEdit['what'], used: LinkContext['usages']['keys']): FileEdit[] =>
    used
      .filter((each) => each.kind === kind && each.value === from)
      .map(({ place: { file, pointer } }) => ({ file, pointer, what, to }));
  return [...namedAs('value', usages.references), ...namedAs('key', usages.keys)];
}

/** Sequences that extend the sequence, directly or not: they have its steps and its data, under the same names. */
export function sequencesExtending(wish: RenameWish, sequence: string): string[] {
  const own = Object.keys(wish.context.manifests.sequence).filter((id) => {
    const file = wish.texts.manifests.find(({ path }) => path === manifestPath('sequence', id));
    return (JSON.parse(file?.text ?? '{}') as { extends?: string }).extends === sequence;
  });
  return own.flatMap((id) => [id, ...sequencesExtending(wish, id)]);
}

/** The sequences that have a part of that name, and those that have another one of the same name. */
export function sequencesWith(
  { context }: RenameWish,
  own: readonly string[],
  hasIt: (sequence: SequenceManifest) => boolean,
): Required<Pick<InCode, 'of' | 'notOf'>> {
  const others = Object.entries(context.manifests.sequence)
    .filter(([id, sequence]) => !own.includes(id) && hasIt(sequence))
    .map(([id]) => id);
  return { of: own, notOf: others };
}

/** The steps or data of all sequences, as they are called here: `one-time-payment/review`. */
export function partsOf({ manifests }: LinkContext, section: 'steps' | 'data'): string[] {
  return Object.entries(manifests.sequence).flatMap(([id, sequence]) =>
    Object.keys(sequence[section]).map((name) => `${id}/${name}`),
  );
}
