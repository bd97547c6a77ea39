import {
  argumentsOf,
  derivedValue,
  type Assignment,
  type AtomValue,
  type Derivation,
  type Derivations,
  type Vocabulary,
} from '../../core/fact/index.ts';
import type { Report } from '../ports/index.ts';

/** The dependencies of derived facts, so that a change recomputes only those that depend on it. */
export interface DerivationGraph {
  /** Adds functions; returns the slots that they read, so that they can be computed for the first time. */
  add(derivations: Derivations): ReadonlySet<number>;
  /**
   * Computes what follows from the changed slots, in place. Returns all slots that changed. A function that throws leaves
   * its own fact unknown, and no other: whatever came with the value that it cannot read is known.
   *
   * @param isSupposed nobody is told of what throws at it
   */
  recompute(
    assignment: (AtomValue | undefined)[],
    changed: ReadonlySet<number>,
    isSupposed?: boolean,
  ): ReadonlySet<number>;
  /** Whether the function of a derived fact throws at what is known now. It is reported when it begins to. */
  hasThrown(slot: number): boolean;
}

interface Node {
  slot: number;
  inputs: readonly number[];
  compute: Derivation['compute'];
}

/** The check makes sure that there is no circle; a circle would end after as many rounds as there are atoms. */
export function createDerivationGraph(
  vocabulary: Vocabulary,
  report: (report: Report) => void,
): DerivationGraph {
  const dependents = new Map<number, Node[]>();
  const throwing = new Set<number>();

  /** Computes one, or undefined where it throws. */
  function compute({ slot, inputs, compute: derive }: Node, assignment: Assignment, isSupposed: boolean) {
    try {
      const value = derive(...inputs.map((input) => assignment[input]));
      if (!isSupposed) throwing.delete(slot);
      return value;
    } catch (reason) {
      if (isSupposed || throwing.has(slot)) return undefined;
      throwing.add(slot);
      report({ what: 'derivation-failed', detail: { name: vocabulary.atoms[slot]?.name, reason } });
      return undefined;
    }
  }

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
    hasThrown: (slot) => throwing.has(slot),
    recompute(assignment, changed, isSupposed = false) {
      const all = new Set(changed);
      let wave: ReadonlySet<number> = changed;
      for (let round = 0; wave.size > 0 && round <= vocabulary.atoms.length; round += 1) {
        wave = recomputeWave(dependents, assignment, wave, (node) => compute(node, assignment, isSupposed));
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
  compute: (node: Node) => AtomValue | undefined,
): ReadonlySet<number> {
  const affected = new Set([...changed].flatMap((slot) => dependents.get(slot) ?? []));
  const next = new Set<number>();
  for (const node of affected) {
    const { slot } = node;
    const value = compute(node);
    if (assignment[slot] === value) continue;
    assignment[slot] = value;
    next.add(slot);
  }
  return next;
}
