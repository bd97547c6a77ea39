import {
  manifestOf,
  manifestPath,
  pointerTo,
  transitionLists,
  type SequenceManifest,
} from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import {
  referencesTo,
  sequencesExtending,
  type FileEdit,
  type Renamer,
  type RenameWish,
} from './renaming.ts';

/**
 * Renames data of a sequence, given as `one-time-payment/amountChoice`: the data, its field, and its fact. The new name is
 * one word. Code that uses it has to follow by hand.
 */
export const renameData: Renamer = (wish) => {
  const { from, context } = wish;
  const [sequence = '', name = ''] = from.split('/');
  const to = wish.to.replace(`${sequence}/`, '');
  const manifest = manifestOf(context.manifests, 'sequence', sequence);
  if (!manifest || !Object.hasOwn(manifest.data, name)) throw new UsageError(`There is no data "${from}".`);
  if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(to)) throw new UsageError(`"${wish.to}" is no name of data.`);
  if (Object.hasOwn(manifest.data, to))
    throw new UsageError(`The sequence "${sequence}" has data "${to}" already.`);
  const all = [sequence, ...sequencesExtending(wish, sequence)];
  return {
    edits: all.flatMap((each) => editsIn(wish, each, name, to)),
    inCode: [`'${sequence}.${name}'`, `"${sequence}.${name}"`, `'${name}'`, `.${name}`],
  };
};

function editsIn(wish: RenameWish, sequence: string, name: string, to: string): FileEdit[] {
  const { context } = wish;
  const manifest = manifestOf(context.manifests, 'sequence', sequence);
  if (!manifest || !Object.hasOwn(manifest.data, name)) return [];
  const file = manifestPath('sequence', sequence);
  const facts = { ...wish, from: `${sequence}.${name}`, to: `${sequence}.${to}` };
  const edit = (what: FileEdit['what']) => (pointer: string) => ({ file, pointer, what, to });
  return [
    ...keysOf(manifest, name).map(edit('key')),
    ...valuesOf(manifest, name).map(edit('value')),
    ...referencesTo(facts, 'fact'),
  ];
}

/** The keys with the name: where data is declared, asked for, and set. */
function keysOf(manifest: SequenceManifest, name: string): string[] {
  const asked = Object.entries(manifest.steps)
    .filter(([, { fields = {} }]) => Object.hasOwn(fields, name))
    .map(([step]) => pointerTo(`${pointerTo('/steps', step)}/fields`, name));
  const set = transitionLists(manifest).flatMap(({ pointer, transitions }) =>
    transitions.flatMap((transition, index) =>
      Object.hasOwn(transition.set ?? {}, name) ? [pointerTo(`${pointer}/${index}/set`, name)] : [],
    ),
  );
  return [pointerTo('/data', name), ...asked, ...set];
}

/** The values with the name: where data is needed, cleared, kept from an answer, and shown by a widget. */
function valuesOf(manifest: SequenceManifest, name: string): string[] {
  const lists = transitionLists(manifest).flatMap(({ pointer, transitions, needs }) => [
    ...placesIn(needs, name).map((index) => pointer.replace(/transitions$/, `needs/${index}`)),
    ...transitions.flatMap(({ clear = [] }, at) =>
      placesIn(clear, name).map((index) => `${pointer}/${at}/clear/${index}`),
    ),
  ]);
  const kept = Object.entries(manifest.operations ?? {}).flatMap(([operation, { returns = {} }]) =>
    Object.keys(returns)
      .filter((answer) => returns[answer] === name)
      .map((answer) => pointerTo(`${pointerTo('/operations', operation)}/returns`, answer)),
  );
  return [...lists, ...kept, ...fieldsNamed(manifest.steps, '/steps', name)];
}

function placesIn(names: readonly string[], name: string): number[] {
  return names.flatMap((each, index) => (each === name ? [index] : []));
}

/** A placed widget names its field by the setting `field`, at any depth. */
function fieldsNamed(node: unknown, pointer: string, name: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]: [string, unknown]) => {
    const here = pointerTo(pointer, key);
    const isNamed = key === 'settings' && fieldOf(inner) === name;
    return [...(isNamed ? [`${here}/field`] : []), ...fieldsNamed(inner, here, name)];
  });
}

function fieldOf(settings: unknown): unknown {
  return typeof settings === 'object' && settings !== null && 'field' in settings
    ? settings.field
    : undefined;
}
