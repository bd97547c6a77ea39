import type { Mended, TakenBack } from '../../../engine/verify/index.ts';
import type { Paint } from './describeProblems.ts';

/** What was mended, and what was not because something else would have been worse: a line for each, file by file. */
export function describeMending(
  mended: readonly Mended[],
  takenBack: readonly TakenBack[],
  paint: Paint,
): string[] {
  const done = mended.map(
    ({ problem, fix, line }) =>
      `${paint('cyan', 'mended')} ${placeOf(problem.place.file, line)} ${fix.does}: it ${plainly(problem.message)}`,
  );
  const not = takenBack.map(({ problem, because }) => {
    const { file, line } = problem.place;
    const [first, ...more] = because.map(
      ({ place, message }) =>
        `${place.file}${place.line === undefined ? '' : `:${place.line}`} ${plainly(message)}`,
    );
    const rest = more.length === 0 ? '' : `, and ${more.length} more`;
    return `${paint('yellow', 'taken back')} ${placeOf(file, line)} ${problem.fix?.does ?? ''}: then ${first}${rest}`;
  });
  return [...done, ...not];
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}

function plainly(message: string): string {
  return message.replace(/\.$/, '');
}
