import { problem } from '../problem/index.ts';
import type { Proof } from './proof.ts';
import { entryOf } from './routeWays.ts';

/** Somebody gets past the guards of each route. */
export const entries: Proof = ({ site, manifests, isPossible, placeOf }) => {
  const seen = new Map<string, boolean>();
  return Object.entries(manifests.route).flatMap(([id, { guards = [] }]) => {
    if (guards.length < 2) return [];
    const key = guards.join(' ');
    const open = seen.get(key) ?? isOpen(id);
    seen.set(key, open);
    return open
      ? []
      : [problem('nobody-enters', { guards: excluding(guards) }, placeOf('route', id, '/guards'))];
  });

  /** The fewest of them that nobody gets past. */
  function excluding(guards: readonly string[]): string {
    const needed = guards.reduce<readonly string[]>((left, guard) => {
      const rest = left.filter((each) => each !== guard);
      const conditions = rest.map((each) => ({ condition: manifests.guard[each]?.allow, is: true }));
      return isPossible(conditions) ? left : rest;
    }, guards);
    return needed.map((guard) => `"${guard}"`).join(' and ');
  }

  function isOpen(id: string): boolean {
    const requirements = entryOf(site, id) ?? [];
    // A guard that nobody gets past by itself is told of as such.
    return !requirements.every((each) => isPossible([each])) || isPossible(requirements);
  }
};
