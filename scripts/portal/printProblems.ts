import { formatProblem, type Problem } from '../../engine/build.ts';
import { problemFromHere } from './fromHere.ts';
import { fileOf } from './portalTexts.ts';
import { currentProject } from './project.ts';

/** Prints problems of a folder of manifests, and of its sentences. */
export function printProblems(problems: readonly Problem[], folder: string): void {
  for (const text of textsOf(problems, folder)) console.error(text);
}

/** Prints problems whose files are relative to the current folder. */
export function printLocated(problems: readonly Problem[]): void {
  for (const each of problems) console.error(formatProblem(each));
}

/** Problems of a folder of manifests as text, with the path of each file from the current folder. */
export function textsOf(problems: readonly Problem[], folder: string): string[] {
  return problems.map((each) => formatProblem(problemFromHere(fromRoot(each, folder))));
}

/** The problem with its file relative to the project's folder. */
function fromRoot(problem: Problem, folder: string): Problem {
  const { place } = problem;
  return { ...problem, place: { ...place, file: fileOf(currentProject(), folder, place.file) } };
}
