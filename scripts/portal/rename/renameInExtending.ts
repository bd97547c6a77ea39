import { isDeepStrictEqual } from 'node:util';
import { partAt, pointerTo } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { type NameEdit, replaceNames } from '../edit.ts';

/** A manifest that extends another one, as its file has it. */
interface ExtendingText {
  extends: string;
  rename?: Readonly<Record<string, string>>;
  change?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
}

/** A renaming from the view of a manifest that extends another one. */
export interface ExtendingRenaming {
  /** Edits of the manifest as it is written out. */
  own: readonly NameEdit[];
  /** Edits of the extended one, written out as well. */
  ofBase: readonly NameEdit[];
  /** The extended one, written out, before the renaming. */
  baseValue: unknown;
  /** The base's id before and after, if the base itself is renamed. */
  base: { from: string; to: string } | undefined;
}

/**
 * The text of an extending manifest after a renaming. Inherited parts follow by themselves; its own parts are edited where
 * they stand: in `extends`, in the names of `rename`, in the values and the pointers of `change`, in the pointers of
 * `remove`.
 */
export function renameInExtending(text: string, value: unknown, renaming: ExtendingRenaming): string {
  const { own, ofBase, base } = renaming;
  const manifest = JSON.parse(text) as ExtendingText;
  const edits: NameEdit[] = [
    ...(base && manifest.extends === base.from
      ? [{ pointer: '/extends', what: 'value' as const, to: base.to }]
      : []),
    ...own.flatMap((edit) => inChange(manifest, value, edit)),
    ...pointersOf(manifest, ofBase),
    ...renamesOf(manifest, value, renaming),
  ];
  return edits.length === 0 ? text : replaceNames(text, edits);
}

/** @throws FailureError if the renamed manifest, written out, differs from before in more than the names */
export function requireSame(path: string, before: unknown, after: unknown, own: readonly NameEdit[]): void {
  const expected: unknown = JSON.parse(replaceNames(JSON.stringify(before), own));
  if (isDeepStrictEqual(expected, after)) return;
  throw new FailureError(
    `${path} extends another manifest, and would say something else: change it by hand.`,
  );
}

/** The edit at its place in `change`; none if the part is inherited. */
function inChange({ change = {} }: ExtendingText, value: unknown, edit: NameEdit): NameEdit[] {
  return Object.keys(change).flatMap((key) => {
    const rest = restOf(edit.pointer, key, () => JSON.stringify(change[key]), value);
    // The key of a changed part itself is the base's, or one of our pointers: see `pointersOf`.
    if (rest === undefined || (rest === '' && edit.what === 'key')) return [];
    return [{ ...edit, pointer: pointerTo('/change', key) + rest }];
  });
}

/** The rest of a pointer below the part that a change puts there; a key that ends in `-` stands for an added item. */
function restOf(pointer: string, key: string, text: () => string, value: unknown): string | undefined {
  if (!key.endsWith('/-')) return isUnder(pointer, key) ? pointer.slice(key.length) : undefined;
  const list = key.slice(0, -2);
  if (!isUnder(pointer, list) || pointer === list) return undefined;
  const [index = ''] = pointer.slice(list.length + 1).split('/');
  const item = `${list}/${index}`;
  return JSON.stringify(partAt(value, item)) === text() ? pointer.slice(item.length) : undefined;
}

/** Keys of `change` and entries of `remove` whose pointers go through a renamed key of the base. */
function pointersOf({ change = {}, remove = [] }: ExtendingText, ofBase: readonly NameEdit[]): NameEdit[] {
  const keys = ofBase.filter(({ what }) => what === 'key');
  const through = (pointer: string): string | undefined => {
    const edit = keys.find((each) => isUnder(pointer, each.pointer));
    if (!edit) return undefined;
    const parent = edit.pointer.slice(0, edit.pointer.lastIndexOf('/'));
    return pointerTo(parent, edit.to) + pointer.slice(edit.pointer.length);
  };
  return [
    ...Object.keys(change).flatMap((key) => edited(pointerTo('/change', key), 'key', through(key))),
    ...remove.flatMap((pointer, index) => edited(`/remove/${index}`, 'value', through(pointer))),
  ];
}

/** Edits of `rename`: its key if the base's name changes, its value if the own name changes. */
function renamesOf(
  { rename = {} }: ExtendingText,
  value: unknown,
  { own, ofBase, baseValue }: ExtendingRenaming,
): NameEdit[] {
  return Object.entries(rename).flatMap(([name, here]) => {
    const pointer = pointerTo('/rename', name);
    const inBase = ofBase.find((edit) => edit.what === 'value' && partAt(baseValue, edit.pointer) === name);
    const inOwn = own.find((edit) => edit.what === 'value' && partAt(value, edit.pointer) === here);
    return [...edited(pointer, 'key', inBase?.to), ...edited(pointer, 'value', inOwn?.to)];
  });
}

function edited(pointer: string, what: NameEdit['what'], to: string | undefined): NameEdit[] {
  return to === undefined ? [] : [{ pointer, what, to }];
}

function isUnder(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}
