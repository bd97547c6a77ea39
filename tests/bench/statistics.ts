/**
 * The lower quartile of some samples: what something costs where little else disturbs it. Whatever else the machine
 * does only ever adds, so that on a busy one the middle says more about the others. NaN for no samples.
 */
export function usualCost(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? NaN;
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
