export { problemCatalogue } from './catalogue.ts';
export { errorsAmong } from './errorsAmong.ts';
export { alternatives, formatProblem, toWhom } from './formatProblem.ts';
export { problem, type Place, type Problem, type ProblemCode, type Witness } from './problem.ts';
export { proofCatalogue } from './proofCatalogue.ts';
export { suggest } from './suggest.ts';
