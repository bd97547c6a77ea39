export * from './fixes.ts';
export { problemCatalogue } from './catalogue.ts';
export {
  alternatives,
  errorsAmong,
  fixedBy,
  type Fix,
  type FixEdit,
  formatProblem,
  problem,
  type Problem,
  type ProblemCode,
  toWhom,
  type Witness,
} from './problem.ts';
export { meantName, suggest } from './meantName.ts';
export { proofCatalogue } from './proofCatalogue.ts';
