import type { Assignment, AtomValue } from '../fact/index.ts';
import { durationOf } from '../duration/durationOf.ts';
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
  const read = (name: string): AtomValue | undefined => assignment[vocabulary.slotOf(name) ?? -1];
  const duration = (name: string): number | undefined => durationOf(manifests, name, read(name));
  if (after !== undefined) {
    const length = duration(after);
    return length === undefined ? undefined : since + length;
  }
  const moment = read(at?.fact ?? '');
  const early = at?.early === undefined ? 0 : duration(at.early);
  return typeof moment === 'number' && early !== undefined ? moment - early : undefined;
}
