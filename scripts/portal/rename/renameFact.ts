import { manifestOf, manifestPath, pointerTo } from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import { referencesTo, type Renamer, type RenameWish } from './renaming.ts';

/** A fact of the catalogue keeps its group: that is where it comes from. What code says of it has to follow by hand. */
export const renameFact: Renamer = (wish) => {
  const { from, to, context } = wish;
  const [group = '', name = ''] = from.split('.');
  const [newGroup, newName = ''] = to.split('.');
  const facts = context.manifests.facts[group]?.facts;
  if (!facts || !Object.hasOwn(facts, name))
    throw new UsageError(`There is no fact "${from}" in facts/.${hint(context, group, name)}`);
  if (newGroup !== group) throw new UsageError(`A fact keeps its group: ${group}.${newName || name}.`);
  if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(newName)) throw new UsageError(`"${to}" is no name of a fact.`);
  if (context.vocabulary.slotOf(to) !== undefined) throw new UsageError(`There is a fact "${to}" already.`);
  const file = manifestPath('facts', group);
  const keyAt = (part: string) =>
    ({ file, pointer: pointerTo(part, name), what: 'key', to: newName }) as const;
  const isGiven = Object.hasOwn(context.manifests.facts[group]?.otherwise ?? {}, name);
  return {
    edits: [keyAt('/facts'), ...(isGiven ? [keyAt('/otherwise')] : []), ...referencesTo(wish, 'fact')],
    inCode: [`'${from}'`, `"${from}"`],
  };
};

function hint({ manifests }: RenameWish['context'], group: string, name: string): string {
  const sequence = manifestOf(manifests, 'sequence', group);
  return sequence && Object.hasOwn(sequence.data, name)
    ? ` It is collected by a sequence: npx portal rename data ${group}/${name} …`
    : '';
}
