/**
 * The lower quartile of some samples: the cost without much disturbance. Disturbances of the machine only ever add, so that
 * on a busy one the median says more about them than about the measured code. NaN for no samples.
 */
export function usualCost(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? NaN;
}

/** Growth of cost with size: 1 for proportional growth, 0 for none. */
export function growthExponent(small: Point, large: Point): number {
  return Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
}

/** The cost at a size. */
export interface Point {
  size: number;
  cost: number;
}
