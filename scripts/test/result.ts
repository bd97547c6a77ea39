/** The result of a step. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  milliseconds: number;
  /** Everything it printed. */
  output: string;
}

/** The numbers of a test report. */
export type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped'>;

/** Formats a duration for people. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
