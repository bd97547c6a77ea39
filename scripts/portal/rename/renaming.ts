import { manifestPath, type LinkContext } from '../../../engine/build.ts';
import type { NameEdit } from '../edit.ts';
import type { PortalTexts } from '../portalTexts.ts';

/** What is to be renamed, and everything that may name it. */
export interface RenameWish {
  from: string;
  to: string;
  context: LinkContext;
  texts: PortalTexts;
}

/** An edit, and its file: inside the portal's folder, or `locales/en/billing.json`. */
export interface FileEdit extends NameEdit {
  file: string;
}

/** What a renaming changes. */
export interface Renaming {
  edits: readonly FileEdit[];
  /** A manifest that is called by its file gets another one. */
  move?: { from: string; to: string };
  /** Texts by which code may name it: such places are reported, not changed. */
  inCode: readonly string[];
}

/** How one kind of name is changed. Throws a UsageError where it cannot be. */
export type Renamer = (wish: RenameWish) => Renaming;

/** Every place in a manifest that names it as something of a kind, be it a value or a key. */
export function referencesTo({ context: { usages }, from, to }: RenameWish, kind: string): FileEdit[] {
  const namedAs = (what: FileEdit['what'], used: LinkContext['usages']['keys']): FileEdit[] =>
    used
      .filter((each) => each.kind === kind && each.value === from)
      .map(({ place: { file, pointer } }) => ({ file, pointer, what, to }));
  return [...namedAs('value', usages.references), ...namedAs('key', usages.keys)];
}

/** Sequences that extend one, or one that does: they have its steps and its data, under the same names. */
export function sequencesExtending(wish: RenameWish, sequence: string): string[] {
  const own = Object.keys(wish.context.manifests.sequence).filter((id) => {
    const file = wish.texts.manifests.find(({ path }) => path === manifestPath('sequence', id));
    return (JSON.parse(file?.text ?? '{}') as { extends?: string }).extends === sequence;
  });
  return own.flatMap((id) => [id, ...sequencesExtending(wish, id)]);
}
