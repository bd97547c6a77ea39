import type { Condition } from '../manifest/index.ts';
import { manifestPath } from '../manifest/index.ts';
import { representatives, type AtomValue, type Assignment } from '../fact/index.ts';
import type { Place } from '../json/index.ts';
import type { Conditions } from './compile.ts';
import { operatorOf } from './operators/index.ts';
import type { Ternary } from './ternary.ts';

/** Why a condition is true, false or not known: the same tree for the inspector, the command line and the logs. */
export interface ConditionExplanation {
  text: string;
  value: Ternary;
  /** Where the clause stands: file inside the portal's folder, and JSON pointer. */
  place: Place;
  parts: readonly ConditionExplanation[];
  /** For a leaf: what it asks and what was found. */
  atom?: ExplainedAtom;
}

/** An atom as it was when the condition was explained. */
export interface ExplainedAtom {
  name: string;
  actual: AtomValue | undefined;
  source: string;
  /** True when another value of this atom alone would have changed the whole condition. */
  decisive: boolean;
}

/** Explains a condition that stands at a place. `value` is what the compiled condition answers in that assignment. */
export function explainCondition(
  conditions: Conditions,
  condition: Condition,
  assignment: Assignment,
  place: Place,
): ConditionExplanation {
  const root = conditions.compile(condition);
  const answer = root(assignment);
  const isDecisive = (slot: number): boolean => {
    const atom = conditions.vocabulary.atoms[slot];
    const others = atom ? representatives(atom.domain).filter((value) => value !== assignment[slot]) : [];
    return others.some((value) => root(assignment.with(slot, value)) !== answer);
  };
  return explainClause({ conditions, assignment, isDecisive, seen: new Set() }, condition, place);
}

interface Explaining {
  conditions: Conditions;
  assignment: Assignment;
  isDecisive(slot: number): boolean;
  seen: Set<string>;
}

function explainClause(explaining: Explaining, condition: Condition, place: Place): ConditionExplanation {
  const { conditions, assignment } = explaining;
  const operator = operatorOf(condition);
  const value = conditions.compile(condition)(assignment);
  if (!operator) return { text: 'is no condition', value, place, parts: [] };
  const atom = atomOf(explaining, operator.leaf?.(condition)?.atom);
  const parts = (operator.parts?.(condition) ?? []).map((part) =>
    explainClause(explaining, part.condition, { ...place, pointer: place.pointer + part.pointer }),
  );
  const referred = explainReference(explaining, operator.reference?.(condition));
  return {
    text: operator.text(condition),
    value,
    place,
    parts: referred ? [...parts, referred] : parts,
    ...(atom && { atom }),
  };
}

function atomOf(
  { conditions, assignment, isDecisive }: Explaining,
  name: string | undefined,
): ExplainedAtom | undefined {
  const slot = name === undefined ? undefined : conditions.vocabulary.slotOf(name);
  const atom = slot === undefined ? undefined : conditions.vocabulary.atoms[slot];
  if (slot === undefined || !atom) return undefined;
  return { name: atom.name, actual: assignment[slot], source: atom.source, decisive: isDecisive(slot) };
}

function explainReference(explaining: Explaining, id: string | undefined): ConditionExplanation | undefined {
  const target = id === undefined ? undefined : explaining.conditions.named(id);
  if (id === undefined || !target || explaining.seen.has(id)) return undefined;
  const seen = new Set(explaining.seen).add(id);
  const place = { file: manifestPath('condition', id), pointer: '/when' };
  return explainClause({ ...explaining, seen }, target, place);
}
