import { formatProblem, type Problem } from '../../engine/core/problem/index.ts';

/** Prints problems with the path of each file from the root of the repository. */
export function printProblems(problems: readonly Problem[], folder: string): void {
  for (const each of problems) {
    const isInside = !each.place.file.startsWith('locales/');
    const file = isInside ? `${folder}/${each.place.file}` : each.place.file;
    console.error(formatProblem({ ...each, place: { ...each.place, file } }));
  }
}
