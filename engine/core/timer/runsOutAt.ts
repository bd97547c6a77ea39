import type { Assignment } from '../fact/index.ts';
import { durationOf } from '../duration/index.ts';
import type { TimerManifest } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';

/**
 * When a timer runs out, in milliseconds since the epoch. Undefined while its moment is not known: then it does not count.
 *
 * @param since when it began to count
 */
export function runsOutAt(
  { manifests, vocabulary }: Site,
  assignment: Assignment,
  { after, at }: Pick<TimerManifest, 'after' | 'at'>,
  since: number,
): number | undefined {
  if (after !== undefined) {
    const duration = durationOf(manifests, after);
    return duration === undefined ? undefined : since + duration;
  }
  const moment = assignment[vocabulary.slotOf(at?.fact ?? '') ?? -1];
  const early = at?.early === undefined ? 0 : durationOf(manifests, at.early);
  return typeof moment === 'number' && early !== undefined ? moment - early : undefined;
}
