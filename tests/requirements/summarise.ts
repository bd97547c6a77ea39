import { idsIn, type Requirement } from './ledger.ts';
import type { Level, TestOutcome } from './readOutcomes.ts';

/** The state of the requirements after the last run of the tests. */
export interface Summary {
  total: number;
  /** Number of requirements that a test of the shipped product shows. */
  shown: number;
  /** Number of requirements by their best level: the browser before the shipped manifests, and so on. */
  levels: Record<Level, number>;
  areas: AreaSummary[];
  /** Ids in titles that are no requirement. */
  unknown: string[];
}

/** A requirement that no test shows, and why. */
interface Reasoned {
  id: string;
  why: string;
}

/** The requirements of one area: ids in the order of the ledger. */
export interface AreaSummary {
  area: string;
  /** Ids that a passed test of the shipped portal names, and no failed test. */
  shown: string[];
  /** The same, by tests of the engine alone, with a portal of the test, or of a tool. */
  engineOnly: string[];
  /** The same, by tests of the sandbox alone: in production another system has to fulfil them. */
  sandboxOnly: string[];
  /** The same, by tests of unshipped manifests alone: no customer can see it. */
  unshipped: string[];
  /** Ids that a failed test names. */
  failing: string[];
  /** Ids of which no customer can see whether they hold, with the reason. */
  unseen: Reasoned[];
  /** Ids that do not hold because something else was preferred, with the reason. */
  decidedAgainst: Reasoned[];
  /** Ids that no test of the run names. */
  open: string[];
}

/** The levels, the strongest first. */
const byWeight: readonly Level[] = ['journey', 'manifests', 'widgets', 'engine', 'tools', 'sandbox', 'sets'];
const ofPortal: readonly (Level | undefined)[] = ['journey', 'manifests', 'widgets'];

/** Compares the requirements with the titles of the tests that ran. */
export function summarise(ledger: readonly Requirement[], outcomes: readonly TestOutcome[]): Summary {
  const failed = new Set(outcomes.flatMap(({ title, state }) => (state === 'failed' ? idsIn(title) : [])));
  const best = new Map<string, Level>();
  for (const level of byWeight.toReversed())
    for (const { title } of outcomes.filter((each) => each.state === 'passed' && each.level === level))
      for (const id of idsIn(title)) if (!failed.has(id)) best.set(id, level);
  const known = new Set(ledger.map(({ id }) => id));
  const areas = [...Map.groupBy(ledger, ({ area }) => area)].map(([area, rows]): AreaSummary => {
    const ids = rows.map(({ id }) => id);
    const isShown = (id: string): boolean => ofPortal.includes(best.get(id));
    const reasoned = (key: 'unseen' | 'decidedAgainst'): Reasoned[] =>
      rows.flatMap(({ id, [key]: why }) =>
        why === undefined || isShown(id) || failed.has(id) ? [] : [{ id, why }],
      );
    const [unseen, decidedAgainst] = [reasoned('unseen'), reasoned('decidedAgainst')];
    const hidden = [...unseen, ...decidedAgainst].map(({ id }) => id);
    const at = (...levels: (Level | undefined)[]): string[] =>
      ids.filter((id) => !failed.has(id) && !hidden.includes(id) && levels.includes(best.get(id)));
    return {
      area,
      shown: at(...ofPortal),
      engineOnly: at('engine', 'tools'),
      sandboxOnly: at('sandbox'),
      unshipped: at('sets'),
      failing: ids.filter((id) => failed.has(id)),
      unseen,
      decidedAgainst,
      open: at(undefined),
    };
  });
  const count = (level: Level): number => ledger.filter(({ id }) => best.get(id) === level).length;
  return {
    total: ledger.length,
    shown: areas.reduce((sum, { shown }) => sum + shown.length, 0),
    levels: Object.fromEntries(byWeight.map((level) => [level, count(level)])) as Summary['levels'],
    areas,
    unknown: outcomes.flatMap(({ title }) => idsIn(title)).filter((id) => !known.has(id)),
  };
}
