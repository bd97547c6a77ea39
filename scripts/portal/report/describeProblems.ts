import { alternatives, fixedBy, toWhom, type Problem } from '../../../engine/build.ts';

/** Gives words a colour, or leaves them as they are. */
export type Paint = (style: 'red' | 'yellow' | 'dim' | 'bold' | 'cyan', words: string) => string;

/** No colours: for files and pipes, and where NO_COLOR asks for none. */
export const plain: Paint = (_, words) => words;

/** Problems as people read them, by file and in the order of their lines: what is wrong, what else there is, what to do, to whom it happens. */
export function describeProblems(problems: readonly Problem[], paint: Paint): string[] {
  const files = Map.groupBy(problems, ({ place }) => place.file);
  return [...files].flatMap(([file, own]) => [
    paint('bold', file),
    ...own
      .toSorted((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0))
      .flatMap((each) => describe(each, file, paint)),
    '',
  ]);
}

function describe(problem: Problem, file: string, paint: Paint): string[] {
  const { code, severity, place, message, remedy, witness, fix } = problem;
  const line = place.line === undefined ? '' : `:${place.line}`;
  const colour = severity === 'error' ? 'red' : 'yellow';
  const further = [
    alternatives(problem),
    remedy,
    fix && fixedBy(fix),
    witness && paint('cyan', toWhom(witness)),
  ];
  return [
    `  ${paint(colour, severity)} ${code}  ${paint('dim', `${file}${line} ${place.pointer}`)}`,
    `    ${message}`,
    ...further.filter(Boolean).map((words) => `    ${words}`),
  ];
}

/** How many of each there are: "2 errors and 1 warning". */
export function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = [amount(errors, 'error'), amount(problems.length - errors, 'warning')].filter(Boolean);
  return counts.length === 0 ? 'no problems' : counts.join(' and ');
}

function amount(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
