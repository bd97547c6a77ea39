export { describeFixes } from './describeFixes.ts';
export { unifiedDiff } from './unifiedDiff.ts';
export { countOf, describeProblems, plain, type Paint } from './describeProblems.ts';
