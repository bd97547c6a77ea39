import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { coverageOf, formatCoverage } from './coverage.ts';
import { readPlans } from './writtenPlan.ts';

/** Prints after a run which transitions the browser has taken, of each sequence in the run. A run with a missing one fails. */
class CoverageReporter implements Reporter {
  readonly #seen = new Map(readPlans().map((plan) => [plan, new Set<string>()]));

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const [{ sequence }, seen] of this.#seen) {
      for (const { type, description } of annotations) {
        if (type === sequence && description !== undefined) seen.add(description);
      }
    }
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const gone = [...this.#seen].filter(([, seen]) => seen.size > 0);
    const coverages = gone.map(([plan, seen]) => [plan.sequence, coverageOf(plan, seen)] as const);
    const tables = coverages.map(([sequence, coverage]) => formatCoverage(sequence, coverage));
    console.log(`\nSeen in the browser:\n${tables.join('\n\n')}`);
    const isIncomplete = status === 'passed' && coverages.some(([, { missing }]) => missing.length > 0);
    return Promise.resolve({ status: isIncomplete ? 'failed' : status });
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default CoverageReporter;
