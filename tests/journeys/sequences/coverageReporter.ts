import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { coverageOf, formatCoverage } from './coverage.ts';
import { readPlan } from './writtenPlan.ts';

/** Tells after a run which transitions were seen taken in the browser. A run that left one out has failed. */
class CoverageReporter implements Reporter {
  readonly #seen = new Set<string>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === 'shown' && description !== undefined) this.#seen.add(description);
    }
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const coverage = coverageOf(readPlan(), this.#seen);
    console.log(`\nSeen in the browser:\n${formatCoverage(coverage)}`);
    const isIncomplete = coverage.missing.length > 0 && status === 'passed';
    return Promise.resolve({ status: isIncomplete ? 'failed' : status });
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default CoverageReporter;
