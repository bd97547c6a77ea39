import type { Problem } from './problem.ts';

/** The problems that keep a portal from being published; the others are warnings. */
export function errorsAmong(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}
