import type { Mended } from '../../../engine/build.ts';
import type { Paint } from './describeProblems.ts';

/** What was mended: a line for each. */
export function describeMending(mended: readonly Mended[], paint: Paint): string[] {
  return mended.map(
    ({ problem, fix, line }) =>
      `${paint('cyan', 'mended')} ${placeOf(problem.place.file, line)} ${fix.does}: it ${problem.message.replace(/\.$/, '')}`,
  );
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}
