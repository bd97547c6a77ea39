import {
  manifestOf,
  manifestPath,
  pointerTo,
  transitionLists,
  type SequenceManifest,
} from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import { sequencesExtending, type FileEdit, type Renamer, type RenameWish } from './renaming.ts';

/** A step of a sequence, as `one-time-payment/review`; its new name is one word: it stays in its sequence. */
export const renameStep: Renamer = (wish) => {
  const { from, context } = wish;
  const [sequence = '', step = ''] = from.split('/');
  const to = wish.to.replace(`${sequence}/`, '');
  const manifest = manifestOf(context.manifests, 'sequence', sequence);
  if (!manifest || !Object.hasOwn(manifest.steps, step)) throw new UsageError(`There is no step "${from}".`);
  if (!/^[a-z][a-z0-9-]{0,59}$/.test(to)) throw new UsageError(`"${wish.to}" is no name of a step.`);
  const { steps, dialogs = {}, operations = {}, results } = manifest;
  if ([steps, dialogs, operations, results].some((section) => Object.hasOwn(section, to)))
    throw new UsageError(`The sequence "${sequence}" has a state "${to}" already.`);
  const all = [sequence, ...sequencesExtending(wish, sequence)];
  return {
    edits: all.flatMap((each) => editsIn(wish, each, step, to)),
    inCode: [`'${step}'`, `/${step}`],
  };
};

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
