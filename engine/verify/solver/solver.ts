import type { Ternary } from '../../core/condition/index.ts';
import { type Assignment, type AtomValue, representatives } from '../../core/fact/index.ts';
import type { Condition, FactsManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { oncePer } from '../oncePer.ts';
import { type AtomSpace, atomSpaceOf, conditionDiagrams } from './conditionDiagrams.ts';
import { cheapestAssignment, pickAssignment } from './cubes.ts';
import { createDiagrams, type Diagram, type Diagrams, diagramSets, type Sets } from './diagrams.ts';

/** Some facts and their values: fact name -> value. */
export type Known = Readonly<Record<string, AtomValue>>;

/** The answer that a condition is to give; undefined: that it is not known. An absent condition is true. */
export interface Requirement {
  condition: Condition | undefined;
  is: Ternary;
}

/** Says for which customers something holds: all of them at once, as a set, or one of them. */
export interface Solver {
  space: AtomSpace;
  diagrams: Diagrams;
  sets: Sets;
  everyone: Diagram;
  nobody: Diagram;
  /** Those whom the rules of the fact catalogues allow. */
  possible: Diagram;
  /** Those for whom a condition gives an answer. */
  holds(requirement: Requirement): Diagram;
  /** Those of whom all of it holds, and the rules that bear on it. */
  where(requirements: readonly Requirement[]): Diagram;
  /** Those for whom a condition surely gives an answer while only these atoms are known. */
  knowing(isKnown: (atom: string) => boolean): (condition: Condition | undefined, is: boolean) => Diagram;
  /** Somebody of a set that is not empty: what tells them apart from the others of all these. */
  pickAssignment(set: Diagram, all: Diagram): Known;
  /**
   * Whether there is a customer of whom all of it holds, who has some given facts.
   *
   * @throws NodeLimitError when the question is too large
   */
  isPossible(requirements: readonly Requirement[], fixed?: Known): boolean;
  /**
   * The few facts of a customer of whom all of it holds: without any one of them a requirement would be open. Undefined
   * when there is none.
   *
   * @param fixed facts that are given; they do not appear among those found
   * @throws NodeLimitError when the question is too large
   */
  find(requirements: readonly Requirement[], fixed?: Known): Known | undefined;
}

/** A value that no fact has: conditions take it for one that is not known. */
const notKnown = 'not known';

/** What one site may leave to the next: about four checks of a whole portal in which all facts change. */
const mostKept = 600_000;

let kept = createDiagrams();

/**
 * Diagrams know levels and no facts, so sites may share them. Whoever edits manifests seldom changes the facts, and then
 * nearly every diagram of the next check is there already, and what two of them come to: it takes half the time (measured).
 */
function diagramsForNext(): Diagrams {
  if (kept.size() > mostKept) kept = createDiagrams();
  return kept;
}

/** The solver of a site, in which everything is known of every customer. What its conditions come to is worked out once. */
export const solverOf = oncePer((site: Site) => openSolver(site, atomSpaceOf([site]), diagramsForNext()));

/** The same, but facts may be unknown: each has one value more. */
export const solverOfPartlyKnown = oncePer((site: Site) => {
  const { atoms, levelOf } = solverOf(site).space;
  const more = atoms.map(({ name, values }) => ({ name, values: [notKnown, ...values] }));
  return openSolver(site, { atoms: more, levelOf });
});

/** A solver for one of several sites: in one space their answers can be compared. */
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

/** The same set of those who have the value of a fact, whatever it was before. A value that is in no space changes nothing. */
export function givenFact(
  space: AtomSpace,
  diagrams: Diagrams,
  diagram: Diagram,
  [name, value]: readonly [string, AtomValue],
): Diagram {
  const level = space.levelOf(name);
  const index = space.atoms[level ?? -1]?.values.indexOf(value) ?? -1;
  return level === undefined || index < 0 ? diagram : diagrams.given(diagram, level, index);
}

/** Takes facts away, one by one, as long as the requirements stay decided without them. */
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

/** What the fact catalogues say of every customer. A rule that can never be resolved says nothing. */
export const rulesOf = oncePer(({ manifests, conditions }: Site): readonly Rule[] => {
  const groups = [...Object.values(manifests.facts), ...Object.values(manifests.record)];
  return [
    ...groups.flatMap(({ always = [] }) => always.map(({ holds }) => holds)),
    ...Object.entries(manifests.facts).flatMap(([source, facts]) => whileNotAsked(source, facts)),
  ]
    .filter((rule) => conditions.isSound(rule))
    .map((condition) => ({ condition, slots: conditions.slotsOf(condition) }));
});

/** A source that is not asked leaves its facts as its catalogue says. Numbers can only be compared with thresholds. */
function whileNotAsked(source: string, { when, otherwise = {} }: FactsManifest): Condition[] {
  if (!when) return [];
  return Object.entries(otherwise).flatMap(([name, value]): Condition[] =>
    typeof value === 'number' ? [] : [{ any: [when, { fact: `${source}.${name}`, is: value }] }],
  );
}

/** Rules that bear on each other: they ask the same atoms, directly or through other rules. No two groups do. */
interface RuleGroup {
  rules: readonly Condition[];
  slots: ReadonlySet<number>;
}

/** The rules of a site in such groups: a question about some atoms needs those only that ask one of them. */
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
