import { manifestPath, pointerTo, type LinkContext } from '../../../engine/build.ts';
import type { NameEdit } from '../edit/index.ts';
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

/** Every place in a manifest that names it as something of a kind. */
export function referencesTo({ context, from, to }: RenameWish, kind: string): FileEdit[] {
  return context.usages.references
    .filter((used) => used.kind === kind && used.value === from)
    .map(({ place: { file, pointer } }) => ({ file, pointer, what: 'value', to }));
}

/** Every key that is the name of a fact: in personas, and in what push messages keep. */
export function factKeys({ context, from, to }: RenameWish): FileEdit[] {
  const { persona, push } = context.manifests;
  const owners = [
    ...Object.entries(persona).map(([id, { facts }]) => ({
      file: manifestPath('persona', id),
      at: '/facts',
      facts,
    })),
    ...Object.entries(push).map(([id, { keep = {} }]) => ({
      file: manifestPath('push', id),
      at: '/keep',
      facts: keep,
    })),
  ];
  return owners
    .filter(({ facts }) => Object.hasOwn(facts, from))
    .map(({ file, at }) => ({ file, pointer: pointerTo(at, from), what: 'key', to }));
}

/** Sequences that extend one, or one that does: they have its steps and its data, under the same names. */
export function sequencesExtending(wish: RenameWish, sequence: string): string[] {
  const own = Object.keys(wish.context.manifests.sequence).filter((id) => {
    const file = wish.texts.manifests.find(({ path }) => path === manifestPath('sequence', id));
    return (JSON.parse(file?.text ?? '{}') as { extends?: string }).extends === sequence;
  });
  return own.flatMap((id) => [id, ...sequencesExtending(wish, id)]);
}
