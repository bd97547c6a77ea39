import type { Report } from '../../engine/index.ts';

/** Reports of this page, the newest last: for the inspector and for tests. Never holds what identifies a person. */
const reports: Report[] = [];

const longestList = 100;

/** Takes note of something that went wrong without the customer having to know. */
export function reportProblem(report: Report): void {
  reports.push(report);
  if (reports.length > longestList) reports.shift();
}

/** The reports so far. */
export function reportedProblems(): readonly Report[] {
  return reports;
}
