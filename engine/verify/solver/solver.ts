import type { Ternary } from '../../core/condition/index.ts';
import { type Assignment, type AtomValue, representatives } from '../../core/fact/index.ts';
import type { Condition, FactsManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { oncePer } from '../oncePer.ts';
import { type AtomSpace, atomSpaceOf, conditionDiagrams, notKnown } from './conditionDiagrams.ts';
import { cheapestAssignment, pickAssignment } from './cubes.ts';
import { createDiagrams, type Diagram, type Diagrams, diagramSets, type Sets } from './diagrams.ts';

/** Some facts and their values: fact name -> value. */
export type Known = Readonly<Record<string, AtomValue>>;

/** A condition with its wanted answer; undefined: unknown. An absent condition is true. */
export interface Requirement {
  condition: Condition | undefined;
  is: Ternary;
}

/** Finds the customers for whom something holds: the set of all of them, or one. */
export interface Solver {
  space: AtomSpace;
  diagrams: Diagrams;
  sets: Sets;
  everyone: Diagram;
  nobody: Diagram;
  /** The customers whom the rules of the fact catalogues allow. */
  possible: Diagram;
  /** The customers who meet a requirement. */
  holds(requirement: Requirement): Diagram;
  /** The customers who meet all requirements, and the rules about their atoms. */
  where(requirements: readonly Requirement[]): Diagram;
  /** The customers for whom a condition has an answer while only these atoms are known. */
  knowing(isKnown: (atom: string) => boolean): (condition: Condition | undefined, is: boolean) => Diagram;
  /** A customer of a set that is not empty: the facts that tell them from the others of `all`. */
  pickAssignment(set: Diagram, all: Diagram): Known;
  /**
   * Whether a customer with the given facts meets all requirements.
   *
   * @throws NodeLimitError beyond the node limit
   */
  isPossible(requirements: readonly Requirement[], fixed?: Known): boolean;
  /**
   * The smallest facts of a customer who meets all requirements: without any of them a requirement would be open.
   * Undefined when there is none.
   *
   * @param fixed given facts; they are not part of the result
   * @throws NodeLimitError beyond the node limit
   */
  find(requirements: readonly Requirement[], fixed?: Known): Known | undefined;
}

/** Most diagrams that one site leaves to the next: about four checks of a whole portal in which all facts change. */
const mostKept = 600_000;

let kept = createDiagrams();

/**
 * Diagrams shared by sites: they have levels and no facts. An edit of manifests seldom changes the facts, and then nearly
 * every diagram of the next check is cached, with the results of pairs: it takes half the time (measured).
 */
function diagramsForNext(): Diagrams {
  if (kept.size() > mostKept) kept = createDiagrams();
  return kept;
}

/** The solver of a site with all facts known. Diagrams of its conditions are cached. */
export const solverOf = oncePer((site: Site) => openSolver(site, atomSpaceOf([site]), diagramsForNext()));

/** The same with facts that may be unknown: each has one value more. */
export const solverOfPartlyKnown = oncePer((site: Site) => {
  const { atoms, levelOf } = solverOf(site).space;
  const more = atoms.map(({ name, values }) => ({ name, values: [notKnown, ...values] }));
  return openSolver(site, { atoms: more, levelOf });
});

/** A solver for one of several sites in a common space, so that their answers can be compared. */
export function openSolver(site: Site, space: AtomSpace, diagrams: Diagrams = createDiagrams()): Solver {
  const sets = diagramSets(diagrams);
  const answerOf = conditionDiagrams(site, space, diagrams);
  const [everyone, nobody] = [diagrams.leaf(true), diagrams.leaf(false)];
  const answers = (answer: Diagram, is: boolean): Diagram => sets.where(is ? answer : sets.not(answer));
  const holds: Solver['holds'] = ({ condition, is }) => {
    const answer = answerOf(condition);
    if (is !== undefined) return answers(answer, is);
    return sets.not(sets.or([answers(answer, true), answers(answer, false)]));
  };
  const keeps = (rule: Condition): Diagram => sets.not(holds({ condition: rule, is: false }));
  const constants = site.vocabulary.constants;
  const groups = ruleGroupsOf(site).map(({ rules, slots }) => ({
    slots,
    keeping: sets.and(rules.map(keeps)),
  }));
  let possible: Diagram | undefined;
  const where: Solver['where'] = (requirements) => {
    const slots = requirements.flatMap(({ condition }) => site.conditions.slotsOf(condition));
    const near = groups.filter((group) => slots.some((slot) => group.slots.has(slot)));
    return sets.and([...requirements.map(holds), ...near.map(({ keeping }) => keeping)]);
  };
  const among = (requirements: readonly Requirement[], fixed: Known = {}): Diagram => {
    diagrams.renewLimit();
    return Object.entries(fixed).reduce(
      (rest, fact) => givenFact(space, diagrams, rest, fact),
      where(requirements),
    );
  };
  return {
    space,
    diagrams,
    sets,
    everyone,
    nobody,
    get possible() {
      return (possible ??= sets.and(groups.map(({ keeping }) => keeping)));
    },
    holds,
    where,
    knowing(isKnown) {
      const levelOf = (name: string) => (isKnown(name) ? space.levelOf(name) : undefined);
      const known = conditionDiagrams(site, { atoms: space.atoms, levelOf }, diagrams);
      return (condition, is) => answers(known(condition), is);
    },
    pickAssignment(set, all) {
      const facts = Object.entries(pickAssignment(space, diagrams, set, all));
      return Object.fromEntries(facts.filter(([, value]) => value !== notKnown));
    },
    isPossible: (requirements, fixed) => !sets.isEmpty(among(requirements, fixed)),
    find(requirements, fixed = {}) {
      const set = among(requirements, fixed);
      if (sets.isEmpty(set)) return undefined;
      return smallest(site, requirements, { constants, assigned: cheapestAssignment(space, set), fixed });
    },
  };
}

/** Which of an atom's values one counts as: a number stands for all numbers up to the next one. -1: none. */
export function valueIndex({ values }: AtomSpace['atoms'][number], value: AtomValue): number {
  const isBelow = (each: AtomValue): boolean => typeof each === 'number' && each <= Number(value);
  return typeof value === 'number' ? values.findLastIndex(isBelow) : values.indexOf(value);
}

/** The customers who would be in a set if a fact had this value. A value outside of the space changes nothing. */
export function givenFact(
  space: AtomSpace,
  diagrams: Diagrams,
  diagram: Diagram,
  [name, value]: readonly [string, AtomValue],
): Diagram {
  const level = space.levelOf(name);
  const atom = space.atoms[level ?? -1];
  const index = atom ? valueIndex(atom, value) : -1;
  return level === undefined || index < 0 ? diagram : diagrams.given(diagram, level, index);
}

/** Removes facts one by one, as long as the requirements stay decided. */
function smallest(
  { vocabulary, conditions }: Site,
  requirements: readonly Requirement[],
  { constants, assigned, fixed }: { constants: Assignment; assigned: Known; fixed: Known },
): Known {
  const tests = requirements.map(({ condition, is }) => ({ evaluate: conditions.compile(condition), is }));
  const values = [...constants];
  for (const [name, value] of Object.entries(fixed)) values[vocabulary.slotOf(name) ?? -1] = value;
  const asked = new Set(requirements.flatMap(({ condition }) => conditions.slotsOf(condition)));
  const own = [...asked].filter((slot) => values[slot] === undefined);
  for (const slot of own) {
    const atom = vocabulary.atoms[slot];
    if (atom) values[slot] = assigned[atom.name] ?? representatives(atom.domain)[0];
  }
  const facts: Record<string, AtomValue> = {};
  for (const slot of own) {
    const value = values[slot];
    values[slot] = undefined;
    if (value === undefined || tests.every(({ evaluate, is }) => evaluate(values) === is)) continue;
    values[slot] = value;
    facts[vocabulary.atoms[slot]?.name ?? ''] = value;
  }
  return facts;
}

/** A condition with the slots of all atoms that it asks. */
interface Rule {
  condition: Condition;
  slots: readonly number[];
}

/** The rules of the fact catalogues. A rule that cannot be resolved is ignored. */
export const rulesOf = oncePer(({ manifests, conditions }: Site): readonly Rule[] => {
  const groups = [...Object.values(manifests.facts), ...Object.values(manifests.record)];
  return [
    ...groups.flatMap(({ always = [] }) => always.map(({ holds }) => holds)),
    ...Object.entries(manifests.facts).flatMap(([source, facts]) => whileNotAsked(source, facts)),
  ]
    .filter((rule) => conditions.isSound(rule))
    .map((condition) => ({ condition, slots: conditions.slotsOf(condition) }));
});

/** A source that is not asked gives its facts their `otherwise` values. Numbers can only be compared with thresholds. */
function whileNotAsked(source: string, { when, otherwise = {} }: FactsManifest): Condition[] {
  if (!when) return [];
  return Object.entries(otherwise).flatMap(([name, value]): Condition[] =>
    typeof value === 'number' ? [] : [{ any: [when, { fact: `${source}.${name}`, is: value }] }],
  );
}

/** A connected component of rules: they share atoms, directly or through other rules. */
interface RuleGroup {
  rules: readonly Condition[];
  slots: ReadonlySet<number>;
}

/** The components of a site's rules: a question needs only those that share an atom with it. */
function ruleGroupsOf(site: Site): readonly RuleGroup[] {
  const groups: RuleGroup[] = [];
  for (const { condition, slots } of rulesOf(site)) {
    const near = groups.filter((group) => slots.some((slot) => group.slots.has(slot)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push({
      rules: [...near.flatMap(({ rules }) => rules), condition],
      slots: new Set([...near.flatMap((group) => [...group.slots]), ...slots]),
    });
  }
  return groups;
}

/** Names of all atoms that a condition asks, through named conditions too. */
export function atomsIn(
  { conditions, vocabulary }: Site,
  condition: Condition | undefined,
): readonly string[] {
  return conditions.slotsOf(condition).flatMap((slot) => vocabulary.atoms[slot]?.name ?? []);
}
