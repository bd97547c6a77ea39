import { namesIn } from '../../core/condition/index.ts';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** No named condition refers to itself, and no fact is derived from itself. */
export const cycles: LinkCheck = ({ manifests, vocabulary, placeOf }) => [
  ...findCycles(Object.keys(manifests.condition), (id) => namesBehind(manifests, id)).map((path) =>
    problem('condition-cycle', { path: path.join(' → ') }, placeOf('condition', path[0] ?? '', '/when')),
  ),
  ...findCycles(
    vocabulary.atoms.map(({ name }) => name),
    (name) => vocabulary.atomOf(name)?.derivedFrom ?? [],
  ).map((path): Problem => {
    const [source = '', fact = ''] = (path[0] ?? '').split('.');
    return problem(
      'derivation-cycle',
      { path: path.join(' → ') },
      placeOf('facts', source, `/facts/${fact}/derivedFrom`),
    );
  }),
];

/** Each circle once, from its first name back to it. */
function findCycles(names: readonly string[], next: (name: string) => readonly string[]): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): void => {
    const start = path.indexOf(name);
    if (start >= 0) found.push([...path.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const inner of next(name)) follow(inner, [...path, name]);
    done.add(name);
  };
  for (const name of names) follow(name, []);
  return found;
}

function namesBehind(manifests: ManifestSet, id: string): string[] {
  const condition = manifests.condition[id]?.when;
  return condition ? namesIn(condition) : [];
}
