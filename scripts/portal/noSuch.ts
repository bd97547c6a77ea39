import { alternatives } from '../../engine/build.ts';
import { FailureError } from './command.ts';

/** The error for a name that there is not: it says which known one is near, and what there is. */
export function noSuch(kind: string, name: string, known: readonly string[]): FailureError {
  const message = `There is no ${kind} "${name}".`;
  return new FailureError([message, alternatives({ message, known })].filter(Boolean).join(' '));
}
