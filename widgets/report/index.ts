export { reportedProblems, reportProblem } from './reportProblem.ts';
