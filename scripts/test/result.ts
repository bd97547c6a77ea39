/** What became of a step. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed: how many only at their second try. */
  retried: number;
  milliseconds: number;
  /** Everything it printed. */
  output: string;
}

/** The numbers of a test report. */
export type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'retried'>;

/** Writes a duration for people. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
