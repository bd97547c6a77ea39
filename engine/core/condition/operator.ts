import type { Condition } from '../manifest/index.ts';
import type { Assignment } from '../fact/index.ts';
import type { Ternary } from './ternary.ts';

/** A compiled condition. Total: it never throws and never waits. */
export type Evaluate = (assignment: Assignment) => Ternary;

/** The input of an operator that compiles its clause. */
export interface Compiler {
  /** Slot of an atom by name; undefined when there is none, and then the clause is never known. */
  slotOf(name: string): number | undefined;
  /** Number behind a named threshold of an integer fact. */
  thresholdOf(fact: string, threshold: string): number | undefined;
  /** The condition of a file under conditions/. */
  named(id: string): Evaluate;
  /** Compiles an inner condition. */
  compile(condition: Condition): Evaluate;
}

/** A leaf of a condition: the atom that it asks and how it reads. */
export interface Leaf {
  atom: string;
  text: string;
}

/**
 * One operator of the condition language: one file, listed in `operators/index.ts`, with one branch in
 * `schemas/when.schema.json`. The rest of the engine knows no operator by name.
 */
export interface Operator<Clause> {
  /** The property by which its clause is recognised. */
  readonly key: string;
  /** Whether the clause has the form that the other functions rely on; they are not called otherwise. */
  isWellFormed(clause: Clause): boolean;
  compile(clause: Clause, compiler: Compiler): Evaluate;
  /** Inner conditions with the pointer to each from the clause. Leaves have none. */
  parts?(clause: Clause): readonly { pointer: string; condition: Condition }[];
  /** Id of the named condition that it stands for. */
  reference?(clause: Clause): string;
  /** The atoms that it asks itself. */
  leaf?(clause: Clause): Leaf;
  /** How the clause reads to people: "all of", "reader.branch is MAIN". */
  text(clause: Clause): string;
}

/** A clause of a condition that is never known, for what cannot be resolved. Whoever asks then denies. */
export const neverKnown: Evaluate = () => undefined;
