export type { Fix, FixEdit } from './fix.ts';
export { problemCatalogue } from './catalogue.ts';
export { keyAt, fixedBy, removal, respelling, rewriting, valueAt, withFix } from './fixes.ts';
export { alternatives, formatProblem, toWhom } from './formatProblem.ts';
export { meantName } from './meantName.ts';
export { unknownProperty, unknownReference } from './misnamed.ts';
export { errorsAmong, problem, type Problem, type ProblemCode, type Witness } from './problem.ts';
export { proofCatalogue } from './proofCatalogue.ts';
export { suggest } from './suggest.ts';
