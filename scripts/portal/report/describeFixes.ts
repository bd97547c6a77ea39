import type { Fixed } from '../../../engine/build.ts';
import type { Paint } from './describeProblems.ts';

/** What was fixed: a line for each. */
export function describeFixes(fixed: readonly Fixed[], paint: Paint): string[] {
  return fixed.map(
    ({ problem, fix, line }) =>
      `${paint('cyan', 'fixed')} ${placeOf(problem.place.file, line)} ${fix.does}: it ${problem.message.replace(/\.$/, '')}`,
  );
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}
