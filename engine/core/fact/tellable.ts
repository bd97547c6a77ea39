import type { AtomValue } from './domain.ts';
import { representatives } from './representatives.ts';
import type { Atom } from './vocabulary.ts';

/**
 * Whether the value of an atom may leave the customer's browser. Only atoms that are not personal and have a closed list
 * of values, or never change: no typed text, no name and no number of anybody.
 */
export function isExportable({ personal, domain, fixed }: Atom): boolean {
  return !personal && (fixed !== undefined || domain.kind !== 'open');
}

/**
 * The value as it may leave the browser; undefined if it must not. A number becomes the lowest one of its interval
 * between thresholds.
 */
export function redact(atom: Atom, value: AtomValue | undefined): AtomValue | undefined {
  if (value === undefined || !isExportable(atom)) return undefined;
  if (atom.domain.kind !== 'thresholds') return value;
  return representatives(atom.domain).findLast((each) => each <= value);
}
