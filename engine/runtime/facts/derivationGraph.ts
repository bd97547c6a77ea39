import {
  argumentsOf,
  derivedValue,
  type AtomValue,
  type Derivation,
  type Derivations,
  type Vocabulary,
} from '../../core/fact/index.ts';

/** The dependencies of derived facts, so that a change recomputes only those that depend on it. */
export interface DerivationGraph {
  /** Adds functions; returns the slots that they read, so that they can be computed for the first time. */
  add(derivations: Derivations): ReadonlySet<number>;
  /** Computes what follows from the changed slots, in place. Returns all slots that changed. */
  recompute(assignment: (AtomValue | undefined)[], changed: ReadonlySet<number>): ReadonlySet<number>;
}

interface Node {
  slot: number;
  inputs: readonly number[];
  compute: Derivation['compute'];
}

/** The check makes sure that there is no circle; a circle would end after as many rounds as there are atoms. */
export function createDerivationGraph(vocabulary: Vocabulary): DerivationGraph {
  const dependents = new Map<number, Node[]>();

  return {
    add(derivations) {
      const inputs = new Set<number>();
      for (const [name, derivation] of Object.entries(derivations)) {
        const atom = vocabulary.atomOf(name);
        const slot = vocabulary.slotOf(name);
        if (!atom || slot === undefined) continue;
        const node: Node = {
          slot,
          compute: (...values) => derivedValue(atom.domain, derivation.compute(...values)),
          inputs: argumentsOf(atom, derivation).map((fact) => vocabulary.slotOf(fact ?? '') ?? -1),
        };
        for (const input of node.inputs) {
          inputs.add(input);
          dependents.set(input, [...(dependents.get(input) ?? []), node]);
        }
      }
      return inputs;
    },
    recompute(assignment, changed) {
      const all = new Set(changed);
      let wave: ReadonlySet<number> = changed;
      for (let round = 0; wave.size > 0 && round <= vocabulary.atoms.length; round += 1) {
        wave = recomputeWave(dependents, assignment, wave);
        for (const slot of wave) all.add(slot);
      }
      return all;
    },
  };
}

function recomputeWave(
  dependents: ReadonlyMap<number, readonly Node[]>,
  assignment: (AtomValue | undefined)[],
  changed: ReadonlySet<number>,
): ReadonlySet<number> {
  const affected = new Set([...changed].flatMap((slot) => dependents.get(slot) ?? []));
  const next = new Set<number>();
  for (const { slot, inputs, compute } of affected) {
    const value = compute(...inputs.map((input) => assignment[input]));
    if (assignment[slot] === value) continue;
    assignment[slot] = value;
    next.add(slot);
  }
  return next;
}
