import { manifestPath } from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import { referencesTo, type FileEdit, type Renamer, type RenameWish } from './renaming.ts';

/** A route or a toggle: a file that is called by its name, and whatever names it. */
export function renameManifest(kind: 'route' | 'toggle'): Renamer {
  return (wish) => {
    const { from, to, context } = wish;
    if (!/^[a-z][a-z0-9-]{0,79}$/.test(to)) throw new UsageError(`"${to}" is no name of a ${kind}.`);
    if (!Object.hasOwn(context.manifests[kind], from)) throw new UsageError(`There is no ${kind} "${from}".`);
    if (Object.hasOwn(context.manifests[kind], to))
      throw new UsageError(`There is a ${kind} "${to}" already.`);
    return {
      edits: [...referencesTo(wish, kind), ...(kind === 'route' ? comparisonsWith(wish) : [])],
      move: { from: manifestPath(kind, from), to: manifestPath(kind, to) },
      inCode: [`'${from}'`, `"${from}"`],
    };
  };
}

/** Conditions ask on which route somebody is: there its id is a value of a fact. */
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
