export { countOf, describeProblems, plain, type Paint } from './describeProblems.ts';
