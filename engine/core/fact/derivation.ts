import { derivedValue, type AtomType, type AtomValue } from './domain.ts';
import type { Atom, Vocabulary } from './vocabulary.ts';

/**
 * The function of a derived fact. `derivedFrom` of the fact's manifest says which fact each input is, so that code names
 * neither the data of a sequence nor the facts of other packs.
 */
export interface Derivation {
  /** The type of each input, by its name. */
  readonly inputs: Readonly<Record<string, AtomType>>;
  /** Called with the values in the order of `inputs`. An undefined value is not known yet; so is an undefined result. */
  compute(...values: readonly (AtomValue | undefined)[]): AtomValue | undefined;
}

/** Functions by the name of their fact: within its group as packs register them, with its group everywhere else. */
export type Derivations = Readonly<Record<string, Derivation>>;

/** The functions of a group by the full name of their fact. */
export function withGroup(group: string, derivations: Derivations): Derivations {
  return Object.fromEntries(
    Object.entries(derivations).map(([name, derivation]) => [`${group}.${name}`, derivation]),
  );
}

/** The facts from which a fact is computed. */
export function inputsOf({ derivedFrom = {} }: Pick<Atom, 'derivedFrom'>): readonly string[] {
  return Object.values(derivedFrom);
}

/** The facts for the inputs of a fact's function, in their order. Undefined where the fact's manifest has no such input. */
export function argumentsOf(
  { derivedFrom = {} }: Pick<Atom, 'derivedFrom'>,
  { inputs }: Derivation,
): readonly (string | undefined)[] {
  return Object.keys(inputs).map((input) =>
    Object.hasOwn(derivedFrom, input) ? derivedFrom[input] : undefined,
  );
}

/** Computes a derived fact. */
export function derive(
  atom: Atom,
  derivation: Derivation,
  read: (fact: string) => AtomValue | undefined,
): AtomValue | undefined {
  const values = argumentsOf(atom, derivation).map((fact) => fact && read(fact));
  return derivedValue(atom.domain, derivation.compute(...values));
}

type Known = Readonly<Record<string, AtomValue>>;

/**
 * Adds the facts that follow from known ones, by full name. Constants are known.
 *
 * @param given facts that are not computed, whatever follows
 */
export function withDerived(
  { atoms }: Vocabulary,
  derivations: Derivations,
  known: Known,
  given: Known = {},
): Known {
  const fixed = new Map(atoms.map((atom) => [atom.name, atom.fixed]));
  const facts = new Map(Object.entries({ ...known, ...given }));
  const derived = atoms.flatMap((atom) => {
    const derivation = Object.hasOwn(given, atom.name) ? undefined : derivations[atom.name];
    return derivation ? [{ atom, derivation }] : [];
  });
  // One derived fact may follow from another: without a circle there are no more rounds than derived facts.
  for (const _ of derived) {
    let isSettled = true;
    for (const { atom, derivation } of derived) {
      const value = derive(atom, derivation, (fact) => facts.get(fact) ?? fixed.get(fact));
      if (value === facts.get(atom.name)) continue;
      isSettled = false;
      if (value === undefined) facts.delete(atom.name);
      else facts.set(atom.name, value);
    }
    if (isSettled) break;
  }
  return Object.fromEntries(facts);
}
