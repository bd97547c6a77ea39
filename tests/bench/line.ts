/** A measurement, with its limit and goal (the budgets of `docs/budgets.md`). */
export interface BenchLine {
  /** The measured thing, as a heading and a name below it. */
  section: string;
  name: string;
  ours: number;
  unit: Unit;
  /** The maximum; undefined without a budget, for a number of information only. */
  limit?: number;
  /** The goal. */
  goal?: number;
  /** Explanation: absolute numbers, and the base of comparison. */
  note?: string;
}

/** `times`: multiple of the thing compared with; `count`: number; `shift`: cumulative layout shift. */
export type Unit = 'times' | 'kB' | 'ms' | 'ns' | 'exponent' | 'count' | 'shift';

/** Compares a measurement with its budget. */
export function verdictOf({ ours, limit, goal }: BenchLine): 'goal' | 'limit' | 'missed' | 'no budget' {
  if (limit === undefined) return 'no budget';
  if (ours > limit) return 'missed';
  return goal === undefined || ours > goal ? 'limit' : 'goal';
}
