/** The middle of some numbers: half of them are below it. NaN for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? NaN)) / 2 : upper;
}

/** How cost grows with size: 1 when it grows as the size does, 0 when it does not grow. */
export function growthExponent(small: Point, large: Point): number {
  return Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
}

/** What something costs at a size. */
export interface Point {
  size: number;
  cost: number;
}
