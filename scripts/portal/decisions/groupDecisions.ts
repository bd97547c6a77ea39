import type { AtomValue, DecidingClause, DecisionRecord, GuardRecord } from '../../../engine/build.ts';
import type { ReceivedDecision } from './readDecisions.ts';

/** The same answer at the same route, for the same reason, by the same release. */
export interface DecisionGroup {
  /** One of them: the others have the same deciding values. */
  example: DecisionRecord;
  count: number;
  /** Milliseconds since the epoch. */
  first: number;
  last: number;
  /** The deciding clauses, each with the value found. */
  because: readonly (DecidingClause & { value?: AtomValue })[];
  /** Estimated number of decisions at the same route since then, with the same deciding values. */
  alike: number;
  /** The latest record with another answer at the same route, which differs in the fewest toggles. */
  before?: Earlier;
}

/** An earlier decision, and what was different for it. */
export interface Earlier {
  at: number;
  answer: DecisionRecord['answer'];
  release: string;
  /** Toggle -> its value then. Empty: no deciding value was different, so the manifests were. */
  different: Readonly<Record<string, AtomValue>>;
}

/** Groups the decisions other than plain entries, the most frequent first. */
export function groupDecisions(decisions: readonly ReceivedDecision[]): DecisionGroup[] {
  const groups = new Map<string, ReceivedDecision[]>();
  for (const decision of decisions) {
    if (decision.record.answer === 'entered') continue;
    const key = keyOf(decision.record);
    groups.set(key, [...(groups.get(key) ?? []), decision]);
  }
  return [...groups.values()]
    .flatMap((group) => groupOf(group, decisions) ?? [])
    .sort((a, b) => b.count - a.count || a.first - b.first);
}

function groupOf(
  group: readonly ReceivedDecision[],
  decisions: readonly ReceivedDecision[],
): DecisionGroup | undefined {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return undefined;
  const example = first.record;
  const values = decidingValues(example);
  const since = decisions.filter(
    ({ at, record }) => at >= first.at && record.pattern === example.pattern && agrees(record, values),
  );
  const before = earlier(decisions, first, values);
  return {
    example,
    count: group.length,
    first: first.at,
    last: last.at,
    because: because(example).map((clause) => ({ ...clause, ...valueOf(example, clause.fact) })),
    alike: Math.round(since.reduce((sum, { record }) => sum + 100 / record.share, 0)),
    ...(before && { before }),
  };
}

function keyOf(record: DecisionRecord): string {
  const { release, pattern, answer, to, togglesFrom } = record;
  const guard = refusing(record);
  const own = [release, pattern, answer, to, guard?.guard, guard?.otherwise, decidingValues(record)];
  return JSON.stringify([...own, asksToggle(record) ? togglesFrom : undefined]);
}

function asksToggle(record: DecisionRecord): boolean {
  return because(record).some(({ fact }) => isToggle(fact));
}

/** The guard that refused; undefined if none did. */
export function refusing({ guards }: DecisionRecord): GuardRecord | undefined {
  const last = guards.at(-1);
  return last?.allows === false ? last : undefined;
}

function because(record: DecisionRecord): readonly DecidingClause[] {
  return refusing(record)?.because ?? [];
}

type Values = Readonly<Record<string, AtomValue>>;

function decidingValues(record: DecisionRecord): Values {
  const known = because(record).flatMap(({ fact }) => {
    const value = valueOf(record, fact).value;
    return value === undefined ? [] : [[fact, value] as const];
  });
  return Object.fromEntries(known);
}

function valueOf({ facts }: DecisionRecord, fact: string): { value?: AtomValue } {
  const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  return value === undefined ? {} : { value };
}

function isKnown({ facts, hidden }: DecisionRecord, fact: string): boolean {
  return Object.hasOwn(facts, fact) || hidden.includes(fact);
}

function agrees({ facts }: DecisionRecord, values: Values): boolean {
  return Object.entries(values).every(([fact, value]) => facts[fact] === value);
}

/** The earlier decision with another answer that differs in the fewest values, all of them toggles; among equals the latest. */
function earlier(
  decisions: readonly ReceivedDecision[],
  { at: first, record: example }: ReceivedDecision,
  values: Values,
): Earlier | undefined {
  const { pattern, answer, release } = example;
  const names = because(example).map(({ fact }) => fact);
  const candidates = decisions
    .filter(({ at, record }) => at < first && record.pattern === pattern && record.answer !== answer)
    .filter(({ record }) => names.every((name) => isKnown(record, name) === isKnown(example, name)))
    .map(({ at, record }): Earlier => {
      const different = names.filter((name) => record.facts[name] !== values[name]);
      const was = different.map((name) => [name, record.facts[name] ?? ''] as const);
      return { at, answer: record.answer, release: record.release, different: Object.fromEntries(was) };
    })
    // Other values than toggles belong to the customer: a record that differs in one is about another kind of customer.
    .filter(({ different }) => Object.keys(different).every(isToggle))
    // The same release decides alike: something that did not decide alone was different.
    .filter((each) => Object.keys(each.different).length > 0 || each.release !== release);
  return candidates.sort(
    (a, b) => Object.keys(a.different).length - Object.keys(b.different).length || b.at - a.at,
  )[0];
}

function isToggle(fact: string): boolean {
  return /^(?:toggle|variant):/.test(fact);
}
