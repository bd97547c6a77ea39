import { idsIn, type Requirement } from './ledger.ts';
import type { Level, TestOutcome } from './readOutcomes.ts';

/** How the requirements stand, as the last run of the tests says. */
export interface Summary {
  total: number;
  /** How many a test of what ships has shown. */
  shown: number;
  /** How many each level is the best one for: the browser before the manifests that ship, and so on. */
  levels: Record<Level, number>;
  areas: AreaSummary[];
  /** Ids that stand in titles and are no requirement. */
  unknown: string[];
}

/** The requirements of one area: ids in the order of the ledger. */
export interface AreaSummary {
  area: string;
  /** A test of the portal that ships names it and has passed, and none that names it has failed. */
  shown: string[];
  /** The same, by tests of the engine alone, with a portal of the test, or of a tool. */
  engineOnly: string[];
  /** The same, by tests of the sandbox alone: in production another system keeps the rule. */
  sandboxOnly: string[];
  /** The same, by tests of manifests alone that do not ship: no customer can see it. */
  unshipped: string[];
  /** A test that names it has failed. */
  failing: string[];
  /** No customer can see whether it holds, and why. */
  unseen: { id: string; why: string }[];
  /** No test that ran names it. */
  open: string[];
}

/** The levels, that which shows most first. */
const byWeight: readonly Level[] = ['journey', 'manifests', 'widgets', 'engine', 'tools', 'sandbox', 'sets'];
const ofPortal: readonly (Level | undefined)[] = ['journey', 'manifests', 'widgets'];

/** Sets the requirements against the titles of the tests that ran. */
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
    const unseen = rows.flatMap(({ id, unseen: why }) =>
      why === undefined || isShown(id) || failed.has(id) ? [] : [{ id, why }],
    );
    const hidden = unseen.map(({ id }) => id);
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
