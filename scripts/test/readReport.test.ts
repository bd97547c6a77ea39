import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './readReport.ts';

describe('the report of a test run', () => {
  it('of vitest counts tests, and a file that could not be loaded as one failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('of Playwright counts a journey that needed a second try as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });
});
