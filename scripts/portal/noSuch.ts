import { alternatives } from '../../engine/build.ts';
import { UsageError } from './command.ts';

/** The error for a name that there is not: it says which known one is near, and what there is. */
export function noSuch(kind: string, name: string, known: readonly string[]): UsageError {
  const message = `There is no ${kind} "${name}".`;
  return new UsageError([message, alternatives({ message, known })].filter(Boolean).join(' '));
}
