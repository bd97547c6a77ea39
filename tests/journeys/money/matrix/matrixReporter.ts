import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { cuts, deeds, impossible, losses, makeCases, payments } from './cases.ts';

/** Prints after a run how much of the matrix ran, what was left out and why, and the findings by case. */
class MatrixReporter implements Reporter {
  readonly #ran = new Map<string, readonly string[]>();

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    if (!title.includes('/')) return;
    const kinds = [...new Set(annotations.map(({ type }) => type))];
    this.#ran.set(title, status === 'passed' ? [] : kinds.length > 0 ? kinds : [status]);
  }

  onEnd(): Promise<Partial<FullResult>> {
    const product = payments.length * cuts.length * losses.length * deeds.length;
    const left = impossible.map(
      ({ why, cut, loss }) => `  ${cut.join(', ')} with ${loss.join(', ')}: ${why}`,
    );
    const failed = [...this.#ran].filter(([, kinds]) => kinds.length > 0);
    console.log(
      [
        `\n${this.#ran.size} cases ran, of ${makeCases('all').length} possible; ${product - makeCases('all').length} cannot be:`,
        ...left,
        `${failed.length} found something:`,
        ...failed.map(([title, kinds]) => `  ${title}: ${kinds.join(', ')}`),
      ].join('\n'),
    );
    return Promise.resolve({});
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default MatrixReporter;
