import type { Problem } from '../../../core/problem/index.ts';
import type { Diagram } from '../../diagram/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { guessesIn, type Guesses } from './guesses.ts';
import { behind, hopsOf, longestChain } from './hops.ts';

/**
 * No customer is sent round in a circle when facts cannot be loaded, and guards decide by what they say of that. A guard
 * that denies whom it does not know may send them to another that does the same. What goes round although everything is
 * known has a proof of its own.
 */
export const loopsWhileUnknown: Proof = (context) => {
  const hops = hopsOf(context);
  const suspects = [...hops.keys()].filter((route) => behind(hops, route).has(route));
  if (suspects.length === 0) return [];
  const guesses = guessesIn(context.site);
  const told = new Set<string>();
  return suspects.flatMap((route) => {
    const circle = circleFrom(guesses, [route], guesses.everywhere);
    return circle ? loopProblem(context, guesses, circle, told) : [];
  });
};

interface Circle {
  routes: readonly string[];
  worlds: Diagram;
}

/** The first circle back to the start that somebody goes round by a guess. */
function circleFrom(guesses: Guesses, routes: readonly string[], worlds: Diagram): Circle | undefined {
  const [start = ''] = routes;
  for (const hop of guesses.hopsFrom(routes.at(-1) ?? start)) {
    const further = guesses.both(worlds, hop.worlds);
    if (guesses.isEmpty(further)) continue;
    if (hop.to === start) {
      const guessed = guesses.both(further, guesses.either(routes.map(guesses.guessed)));
      if (!guesses.isEmpty(guessed)) return { routes, worlds: guessed };
    } else if (!routes.includes(hop.to) && routes.length < longestChain) {
      const circle = circleFrom(guesses, [...routes, hop.to], further);
      if (circle) return circle;
    }
  }
  return undefined;
}

function loopProblem(
  { placeOf }: ProofContext,
  guesses: Guesses,
  { routes, worlds }: Circle,
  told: Set<string>,
): Problem[] {
  const key = [...routes].sort().join(' ');
  if (told.has(key)) return [];
  told.add(key);
  const [start = ''] = routes;
  const path = [...routes, start].join(' → ');
  return [finding('unknown-loop', { path }, placeOf('route', start, '/path'), guesses.knownIn(worlds))];
}
