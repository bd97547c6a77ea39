import { idsIn, type Requirement } from './ledger.ts';
import type { TestOutcome } from './readOutcomes.ts';

/** How the requirements stand, as the last run of the tests says. */
export interface Summary {
  total: number;
  shown: number;
  areas: AreaSummary[];
  /** Ids that stand in titles and are no requirement. */
  unknown: string[];
}

/** The requirements of one area: ids in the order of the ledger. */
export interface AreaSummary {
  area: string;
  /** A test that names it has passed, and none that names it has failed. */
  shown: string[];
  /** A test that names it has failed. */
  failing: string[];
  /** No test that ran names it. */
  open: string[];
}

/** Sets the requirements against the titles of the tests that ran. */
export function summarise(ledger: readonly Requirement[], outcomes: readonly TestOutcome[]): Summary {
  const passed = new Set(idsOf(outcomes, 'passed'));
  const failed = new Set(idsOf(outcomes, 'failed'));
  const known = new Set(ledger.map(({ id }) => id));
  const areas = [...Map.groupBy(ledger, ({ area }) => area)].map(([area, rows]): AreaSummary => {
    const ids = rows.map(({ id }) => id);
    return {
      area,
      shown: ids.filter((id) => passed.has(id) && !failed.has(id)),
      failing: ids.filter((id) => failed.has(id)),
      open: ids.filter((id) => !passed.has(id) && !failed.has(id)),
    };
  });
  return {
    total: ledger.length,
    shown: areas.reduce((sum, { shown }) => sum + shown.length, 0),
    areas,
    unknown: outcomes.flatMap(({ title }) => idsIn(title)).filter((id) => !known.has(id)),
  };
}

function idsOf(outcomes: readonly TestOutcome[], state: TestOutcome['state']): string[] {
  return outcomes.filter((outcome) => outcome.state === state).flatMap(({ title }) => idsIn(title));
}
