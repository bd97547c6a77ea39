import type { AtomValue } from './domain.ts';
import { representatives } from './representatives.ts';
import type { Atom } from './vocabulary.ts';

/**
 * Whether the value of an atom may be told to somebody who is not the customer. Only what is not personal and has a
 * closed list of values, or never changes: nothing that anybody has typed, and no name or number of anybody, can be told.
 */
export function isExportable({ personal, domain, fixed }: Atom): boolean {
  return !personal && (fixed !== undefined || domain.kind !== 'open');
}

/**
 * A value as it may be told; undefined when it must not be. Of a number only what conditions can tell apart: the lowest
 * number of its interval between thresholds.
 */
export function redact(atom: Atom, value: AtomValue | undefined): AtomValue | undefined {
  if (value === undefined || !isExportable(atom)) return undefined;
  if (atom.domain.kind !== 'thresholds') return value;
  return representatives(atom.domain).findLast((each) => each <= value);
}
