import type { AtomValue, Domain } from './domain.ts';

/** Something that conditions can ask or copy can show: a fact, a toggle, or the variant of a toggle. */
export interface Atom {
  /** `reader.branch`, `toggle:reservations`, `variant:reservations`. */
  name: string;
  domain: Domain;
  /** Who provides it: the source of a fact, or `toggles`. */
  source: string;
  personal: boolean;
  /** Input of its function -> the fact which that is. */
  derivedFrom?: Readonly<Record<string, string>>;
  /** Prefix of the copy keys of its values. */
  words?: string;
  /** A value that never changes: constants. */
  fixed?: AtomValue;
}

/** All atoms of a portal, each with its slot in an assignment. Slots follow the order of names, so they are stable. */
export interface Vocabulary {
  readonly atoms: readonly Atom[];
  /** Undefined when there is no such atom. */
  slotOf(name: string): number | undefined;
  /** The same: undefined when there is none. */
  atomOf(name: string): Atom | undefined;
  /** The assignment in which only constants are known. */
  readonly constants: Assignment;
}

/** What is known at one moment: the value of each atom by slot, undefined where it is not known. */
export type Assignment = readonly (AtomValue | undefined)[];

/** Gives each atom its slot. */
export function createVocabulary(atoms: readonly Atom[]): Vocabulary {
  const sorted = [...atoms].sort((a, b) => (a.name < b.name ? -1 : 1));
  const slots = new Map(sorted.map((atom, slot) => [atom.name, slot]));
  const byName = new Map(sorted.map((atom) => [atom.name, atom]));
  return {
    atoms: sorted,
    slotOf: (name) => slots.get(name),
    atomOf: (name) => byName.get(name),
    constants: sorted.map(({ fixed }) => fixed),
  };
}

/** An assignment in which just these atoms are known, and all constants. Names that are no atoms are left out. */
export function assignmentOf(
  vocabulary: Vocabulary,
  values: Readonly<Record<string, AtomValue | undefined>>,
): Assignment {
  const assignment = [...vocabulary.constants];
  for (const [name, value] of Object.entries(values)) {
    const slot = vocabulary.slotOf(name);
    if (slot !== undefined) assignment[slot] ??= value;
  }
  return assignment;
}
