import { useHolding, type ItemLine } from '../../engine/index.ts';

/** A line or column; what only columns have may be there. */
type GivenLine = ItemLine & { phones?: 'expand' };

/** The lines or columns whose own condition holds. */
export function useLines(lines: readonly (string | GivenLine)[]): readonly GivenLine[] {
  const all = lines.map((line): GivenLine => (typeof line === 'string' ? { field: line } : line));
  const holding = useHolding(all.map(({ when }) => when));
  return all.filter((_, index) => holding[index]);
}
