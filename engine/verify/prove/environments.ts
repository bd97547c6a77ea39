import type { Problem } from '../problem/index.ts';

/** What was found in one environment. */
export interface FoundIn {
  environment: string;
  problems: readonly Problem[];
}

/** The problems of all environments, each once; with the name of its environment if the first one does not have it. */
export function wrongInAny([first, ...others]: readonly FoundIn[]): Problem[] {
  const found = new Map(first?.problems.map((each) => [identityOf(each), each]));
  for (const { environment, problems } of others) {
    for (const each of problems) {
      const key = identityOf(each);
      if (!found.has(key)) found.set(key, { ...each, witness: { ...each.witness, environment } });
    }
  }
  return [...found.values()];
}

/**
 * The problems that every environment has: something that is used in one of them is used. The other environments are
 * checked only if the first has a problem.
 */
export function wrongInAll<Environment>(
  [first, ...others]: readonly Environment[],
  problemsIn: (environment: Environment) => readonly Problem[],
): readonly Problem[] {
  return others.reduce<readonly Problem[]>(
    (left, other) => {
      if (left.length === 0) return left;
      const found = new Set(problemsIn(other).map(identityOf));
      return left.filter((each) => found.has(identityOf(each)));
    },
    first === undefined ? [] : problemsIn(first),
  );
}

function identityOf({ code, place, message }: Problem): string {
  return `${code} ${place.file} ${place.pointer} ${message}`;
}
