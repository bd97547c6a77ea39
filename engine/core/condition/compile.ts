import type { Condition } from '../manifest/index.ts';
import type { Vocabulary } from '../fact/index.ts';
import { ownValue } from '../json/index.ts';
import { neverKnown, type Compiler, type Evaluate } from './operator.ts';
import { operatorOf } from './operators/index.ts';

/** Conditions of a portal, ready to be evaluated. */
export interface Conditions {
  readonly vocabulary: Vocabulary;
  /** Compiles a condition, once for each object; undefined means "no condition" and is always true. */
  compile(condition: Condition | undefined): Evaluate;
  /** The condition of a file under conditions/. */
  named(id: string): Condition | undefined;
  /** Whether everything in it can be resolved. A condition that is not sound may stay unknown for ever. */
  isSound(condition: Condition | undefined): boolean;
  /** Slots of all atoms on which a condition depends, through named conditions too. */
  slotsOf(condition: Condition | undefined): readonly number[];
}

const always: Evaluate = () => true;

/**
 * Prepares the condition language for one vocabulary. A clause that cannot be resolved (an unknown name, a named
 * condition that refers to itself, a value that is no condition) is never known, so that guards deny and widgets stay
 * hidden. Nothing throws.
 */
export function createConditions(
  vocabulary: Vocabulary,
  namedConditions: Readonly<Record<string, { when: Condition }>>,
): Conditions {
  const compiled = new WeakMap<Condition, Evaluate>();
  const slots = new WeakMap<Condition, readonly number[]>();
  const circular = new Map<string, boolean>();

  const compiler: Compiler = {
    slotOf: vocabulary.slotOf,
    thresholdOf: (fact, threshold) => thresholdOf(vocabulary, fact, threshold),
    compile,
    named(id) {
      const condition = named(id);
      return condition === undefined || isCircular(id) ? neverKnown : compile(condition);
    },
  };

  function named(id: string): Condition | undefined {
    return ownValue(namedConditions, id)?.when;
  }

  /** Called before compiling, so that it does not matter which condition of a cycle comes first. */
  function isCircular(id: string): boolean {
    const known = circular.get(id) ?? namesBehind(id, named).has(id);
    circular.set(id, known);
    return known;
  }

  function compile(condition: Condition | undefined): Evaluate {
    if (condition === undefined) return always;
    const known = compiled.get(condition);
    if (known) return known;
    const operator = operatorOf(condition);
    if (!operator) return neverKnown;
    const evaluate = operator.compile(condition, compiler);
    compiled.set(condition, evaluate);
    return evaluate;
  }

  function isSound(condition: Condition | undefined): boolean {
    if (condition === undefined) return true;
    const operator = operatorOf(condition);
    if (!operator || compile(condition) === neverKnown) return false;
    const reference = operator.reference?.(condition);
    if (reference !== undefined && !isSound(named(reference))) return false;
    return (operator.parts?.(condition) ?? []).every((part) => isSound(part.condition));
  }

  return {
    vocabulary,
    compile,
    named,
    isSound,
    slotsOf(condition) {
      if (condition === undefined || !operatorOf(condition)) return [];
      const known = slots.get(condition);
      if (known) return known;
      const found = [...atomsOf(condition, named)].flatMap((name) => vocabulary.slotOf(name) ?? []);
      slots.set(condition, found);
      return found;
    },
  };
}

/** Names of all atoms that a condition asks, through named conditions too. */
export function atomsOf(
  condition: Condition,
  named: (id: string) => Condition | undefined,
  seen: Set<string> = new Set(),
): Set<string> {
  const operator = operatorOf(condition);
  const atoms = new Set<string>();
  const leaf = operator?.leaf?.(condition);
  if (leaf) atoms.add(leaf.atom);
  const inner = operator?.parts?.(condition).map((part) => part.condition) ?? [];
  const reference = operator?.reference?.(condition);
  if (reference !== undefined && !seen.has(reference)) {
    seen.add(reference);
    const target = named(reference);
    if (target) inner.push(target);
  }
  for (const part of inner) for (const atom of atomsOf(part, named, seen)) atoms.add(atom);
  return atoms;
}

/** Ids of all named conditions that a named condition refers to, directly or through others. */
function namesBehind(id: string, named: (id: string) => Condition | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (condition: Condition | undefined): void => {
    for (const name of condition === undefined ? [] : namesIn(condition)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(named(name));
    }
  };
  follow(named(id));
  return found;
}

/** Ids of the named conditions that stand in a condition itself. */
export function namesIn(condition: Condition): string[] {
  const operator = operatorOf(condition);
  const own = operator?.reference?.(condition);
  const inner = operator?.parts?.(condition).flatMap((part) => namesIn(part.condition)) ?? [];
  return own === undefined ? inner : [own, ...inner];
}

function thresholdOf(vocabulary: Vocabulary, fact: string, threshold: string): number | undefined {
  const domain = vocabulary.atomOf(fact)?.domain;
  return domain?.kind === 'thresholds' ? ownValue(domain.thresholds, threshold) : undefined;
}
