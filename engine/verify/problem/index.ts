export type { Fix, FixEdit } from './fix.ts';
export { problemCatalogue } from './catalogue.ts';
export { errorsAmong } from './errorsAmong.ts';
export { keyAt, fixedBy, removal, respelling, rewriting, valueAt, withFix } from './fixes.ts';
export { alternatives, formatProblem, toWhom } from './formatProblem.ts';
export { meantName } from './meantName.ts';
export { problem, type Problem, type ProblemCode, type Witness } from './problem.ts';
export { proofCatalogue } from './proofCatalogue.ts';
export { suggest } from './suggest.ts';
