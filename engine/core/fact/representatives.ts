import type { AtomValue, Domain } from './domain.ts';

/**
 * One value for each case that conditions can tell apart: every value of a list, or one number from each interval between
 * thresholds. Trying all of them covers every case once. Open domains have none.
 */
export function representatives(domain: Domain): readonly AtomValue[] {
  if (domain.kind === 'values') return domain.values;
  if (domain.kind === 'open') return [];
  const { minimum, maximum, thresholds } = domain;
  const edges = Object.values(thresholds).flatMap((threshold) => [threshold, threshold + 1]);
  return [...new Set([minimum, ...edges])]
    .filter((value) => value >= minimum && value <= maximum)
    .sort((a, b) => a - b);
}
