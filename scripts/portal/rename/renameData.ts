import { manifestOf, manifestPath, pointerTo } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import {
  partsOf,
  referencesTo,
  sequencesExtending,
  sequencesWith,
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
  if (!manifest || !Object.hasOwn(manifest.data, name)) throw noSuch('data', from, partsOf(context, 'data'));
  if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(to)) throw new FailureError(`"${wish.to}" is no name of data.`);
  if (Object.hasOwn(manifest.data, to))
    throw new FailureError(`The sequence "${sequence}" has data "${to}" already.`);
  const all = [sequence, ...sequencesExtending(wish, sequence)];
  return {
    edits: all.flatMap((each) => editsIn(wish, each, name, to)),
    inCode: {
      texts: [`'${sequence}.${name}'`, `"${sequence}.${name}"`, `'${name}'`, `.${name}`],
      ...sequencesWith(wish, all, ({ data }) => Object.hasOwn(data, name)),
    },
  };
};

function editsIn(wish: RenameWish, sequence: string, name: string, to: string): FileEdit[] {
  const { context } = wish;
  const manifest = manifestOf(context.manifests, 'sequence', sequence);
  if (!manifest || !Object.hasOwn(manifest.data, name)) return [];
  const file = manifestPath('sequence', sequence);
  const facts = { ...wish, from: `${sequence}.${name}`, to: `${sequence}.${to}` };
  const named = referencesTo({ ...wish, from: name, to }, 'data').filter((edit) => edit.file === file);
  return [
    { file, pointer: pointerTo('/data', name), what: 'key', to },
    ...named,
    ...referencesTo(facts, 'fact'),
  ];
}
