/** One thing that was measured, beside what it may be and what it should be (the budgets of `docs/budgets.md`). */
export interface BenchLine {
  /** What was measured, as a heading and a name below it. */
  section: string;
  name: string;
  ours: number;
  unit: Unit;
  /** The most that it may be; undefined where there is no budget and the number stands for itself. */
  limit?: number;
  /** What we would like it to be. */
  goal?: number;
  /** How it came about: absolute numbers, what it is compared with. */
  note?: string;
}

/** `times`: as a multiple of the thing that it is compared with; `count`: how many; `shift`: as browsers score it. */
export type Unit = 'times' | 'kB' | 'ms' | 'ns' | 'exponent' | 'count' | 'shift';

/** How a measurement stands to its budget. */
export function verdictOf({ ours, limit, goal }: BenchLine): 'goal' | 'limit' | 'missed' | 'no budget' {
  if (limit === undefined) return 'no budget';
  if (ours > limit) return 'missed';
  return goal === undefined || ours > goal ? 'limit' : 'goal';
}
