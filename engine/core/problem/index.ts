export { problemCatalogue } from './catalogue.ts';
export { alternatives, formatProblem } from './formatProblem.ts';
export { problem, type Place, type Problem, type ProblemCode } from './problem.ts';
export { suggest } from './suggest.ts';
