import { formatProblem, type Problem } from '../../engine/core/problem/index.ts';

/** Prints problems with the path of each file from the root of the repository. */
export function printProblems(problems: readonly Problem[], folder: string): void {
  for (const each of problems) console.error(formatProblem(fromRoot(each, folder)));
}

/** A problem whose file is named from the root of the repository. */
export function fromRoot(problem: Problem, folder: string): Problem {
  const { place } = problem;
  if (place.file.startsWith('locales/')) return problem;
  return { ...problem, place: { ...place, file: `${folder}/${place.file}` } };
}
