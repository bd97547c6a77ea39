import {
  manifestOf,
  manifestPath,
  pointerTo,
  type SequenceManifest,
  transitionLists,
} from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import { renameCopy } from './renameCopy.ts';
import { renameData } from './renameData.ts';
import {
  type FileEdit,
  referencesTo,
  partsOf,
  type Renamer,
  type RenameWish,
  sequencesExtending,
  sequencesWith,
} from './renaming.ts';

export { renameInWorkspace } from './renameInWorkspace.ts';
export { describeCode } from './describeCode.ts';
export { applyRenaming } from './applyRenaming.ts';
export type { Renamer, RenameWish, Renaming } from './renaming.ts';

/** Renames a route or a toggle: the file that has its name, and every reference. */
function renameManifest(kind: 'route' | 'toggle'): Renamer {
  return (wish) => {
    const { from, to, context } = wish;
    if (!/^[a-z][a-z0-9-]{0,79}$/.test(to)) throw new FailureError(`"${to}" is no name of a ${kind}.`);
    const known = Object.keys(context.manifests[kind]);
    if (!known.includes(from)) throw noSuch(kind, from, known);
    if (Object.hasOwn(context.manifests[kind], to))
      throw new FailureError(`There is a ${kind} "${to}" already.`);
    return {
      edits: [...referencesTo(wish, kind), ...(kind === 'route' ? comparisonsWith(wish) : [])],
      move: { from: manifestPath(kind, from), to: manifestPath(kind, to) },
      inCode: { texts: quoted(from) },
    };
  };
}

/** A name as code writes it. */
function quoted(name: string): string[] {
  return [`'${name}'`, `"${name}"`];
}

/** Renames a route in conditions: they compare its id with the fact `route.id`. */
function comparisonsWith({ context: { usages }, from, to }: RenameWish): FileEdit[] {
  return usages.conditions.flatMap(({ value, place: { file, pointer } }) => {
    if (!('fact' in value) || value.fact !== 'route.id') return [];
    const at = [
      ...(value.is === from ? ['/is'] : []),
      ...(value.in ?? []).flatMap((each, index) => (each === from ? [`/in/${index}`] : [])),
    ];
    return at.map((part) => ({ file, pointer: pointer + part, what: 'value' as const, to }));
  });
}

/** Renames a fact of the catalogue within its group, which is its source. Code that derives it has to follow by hand. */
const renameFact: Renamer = (wish) => {
  const { from, to, context } = wish;
  const [group = '', name = ''] = from.split('.');
  const [newGroup, newName = ''] = to.split('.');
  const facts = context.manifests.facts[group]?.facts;
  if (!facts || !Object.hasOwn(facts, name))
    throw isCollected(context, group, name)
      ? new FailureError(
          `There is no fact "${from}" in facts/. It is collected by a sequence: npx portal rename data ${group}/${name} …`,
        )
      : noSuch('fact', from, factsOf(context));
  if (newGroup !== group) throw new FailureError(`A fact keeps its group: ${group}.${newName || name}.`);
  if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(newName)) throw new FailureError(`"${to}" is no name of a fact.`);
  if (context.vocabulary.slotOf(to) !== undefined) throw new FailureError(`There is a fact "${to}" already.`);
  const file = manifestPath('facts', group);
  const keyAt = (part: string) =>
    ({ file, pointer: pointerTo(part, name), what: 'key', to: newName }) as const;
  const isGiven = Object.hasOwn(context.manifests.facts[group]?.otherwise ?? {}, name);
  return {
    edits: [keyAt('/facts'), ...(isGiven ? [keyAt('/otherwise')] : []), ...referencesTo(wish, 'fact')],
    inCode: {
      texts: quoted(from),
      ...(Object.hasOwn(context.packs.derivations, from) && { derivation: { from: name, to: newName } }),
    },
  };
};

function isCollected({ manifests }: RenameWish['context'], group: string, name: string): boolean {
  const sequence = manifestOf(manifests, 'sequence', group);
  return sequence !== undefined && Object.hasOwn(sequence.data, name);
}

function factsOf({ manifests }: RenameWish['context']): string[] {
  return Object.entries(manifests.facts).flatMap(([group, { facts }]) =>
    Object.keys(facts).map((name) => `${group}.${name}`),
  );
}

/** Renames a step of a sequence, given as `one-time-payment/review`; the new name is one word: it stays in its sequence. */
const renameStep: Renamer = (wish) => {
  const { from, context } = wish;
  const [sequence = '', step = ''] = from.split('/');
  const to = wish.to.replace(`${sequence}/`, '');
  const manifest = manifestOf(context.manifests, 'sequence', sequence);
  if (!manifest || !Object.hasOwn(manifest.steps, step))
    throw noSuch('step', from, partsOf(context, 'steps'));
  if (!/^[a-z][a-z0-9-]{0,59}$/.test(to)) throw new FailureError(`"${wish.to}" is no name of a step.`);
  const { steps, dialogs = {}, operations = {}, results = {} } = manifest;
  if ([steps, dialogs, operations, results].some((section) => Object.hasOwn(section, to)))
    throw new FailureError(`The sequence "${sequence}" has a state "${to}" already.`);
  const all = [sequence, ...sequencesExtending(wish, sequence)];
  return {
    edits: all.flatMap((each) => editsIn(wish, each, step, to)),
    inCode: {
      texts: [...quoted(step), from, ...addressesOf(wish, all, step)],
      ...sequencesWith(wish, all, ({ steps: theirs }) => Object.hasOwn(theirs, step)),
    },
  };
};

/** The addresses of a step, without what stands before a parameter. */
function addressesOf({ context }: RenameWish, sequences: readonly string[], step: string): string[] {
  return Object.values(context.manifests.route).flatMap(({ path, sequence }) =>
    sequence !== undefined && sequences.includes(sequence) ? [`${path.replace(/^.*:\w+/, '')}/${step}`] : [],
  );
}

function editsIn(wish: RenameWish, sequence: string, step: string, to: string): FileEdit[] {
  const manifest = manifestOf(wish.context.manifests, 'sequence', sequence);
  if (!manifest || !Object.hasOwn(manifest.steps, step)) return [];
  const file = manifestPath('sequence', sequence);
  const own: FileEdit = { file, pointer: pointerTo('/steps', step), what: 'key', to };
  const named = pointersTo(manifest, step).map((pointer) => ({ file, pointer, what: 'value' as const, to }));
  return [own, ...named, ...linksTo(wish, sequence, step, to)];
}

/** Every place in a sequence that names one of its steps. */
function pointersTo(manifest: SequenceManifest, step: string): string[] {
  const { order, variants = [], dialogs = {}, operations = {} } = manifest;
  const orders: [string, readonly string[]][] = [
    ['/order', order],
    ...variants.map((variant, index): [string, readonly string[]] => [
      `/variants/${index}/order`,
      variant.order,
    ]),
  ];
  const over = (section: string, parts: Readonly<Record<string, { over: string }>>): string[] =>
    Object.keys(parts)
      .filter((name) => parts[name]?.over === step)
      .map((name) => `${pointerTo(`/${section}`, name)}/over`);
  return [
    ...orders.flatMap(([pointer, names]) =>
      names.flatMap((name, index) => (name === step ? [`${pointer}/${index}`] : [])),
    ),
    ...over('dialogs', dialogs),
    ...over('operations', operations),
    ...transitionLists(manifest).flatMap(({ pointer, transitions }) =>
      transitions.flatMap(({ to }, index) => (to === step ? [`${pointer}/${index}/to`] : [])),
    ),
  ];
}

/** Links that lead right to the step. */
function linksTo({ context }: RenameWish, sequence: string, step: string, to: string): FileEdit[] {
  return context.usages.routeLinks.flatMap(({ value, place: { file, pointer } }) => {
    const route = manifestOf(context.manifests, 'route', value.route);
    if (route?.sequence !== sequence || value.params?.['state'] !== step) return [];
    return [{ file, pointer: `${pointer}/params/state`, what: 'value' as const, to }];
  });
}

/** The renamer of each kind of name. */
export const renamers: Readonly<Record<string, Renamer>> = {
  route: renameManifest('route'),
  toggle: renameManifest('toggle'),
  fact: renameFact,
  copy: renameCopy,
  step: renameStep,
  data: renameData,
};
