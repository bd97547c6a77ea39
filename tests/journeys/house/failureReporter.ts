import { stripVTControlCharacters } from 'node:util';
import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Longest part of an error that is repeated, in lines. */
const most = 25;

/** What of a failed journey helps who cannot run it where it failed: its last events, and the page as it stood. */
const telling = ['events', 'error-context'];

/**
 * Repeats at the end why each journey failed, after what was seen of it. Where only the last lines of a long run are kept,
 * the other reporters leave the names of the failed journeys and not their reasons; and a page as it stood is longer than
 * what some places keep.
 */
class FailureReporter implements Reporter {
  readonly #seen: string[] = [];
  readonly #reasons: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, errors, duration, startTime, annotations } = result;
    if (status === test.expectedStatus) return;
    const found = annotations.map(({ type, description = '' }) => `${type}: ${description}`);
    const reasons = errors.map(({ message = '', value = '' }) => stripVTControlCharacters(message || value));
    const lines = [...found, ...reasons].flatMap((reason) => reason.split('\n').slice(0, most));
    const title = test.titlePath().filter(Boolean).join(' › ');
    const when = `began ${startTime.toISOString()}, ${status} after ${Math.round(duration / 1000)} s`;
    this.#seen.push([`Seen when it failed: ${title}`, ...tell(result)].join('\n  '));
    this.#reasons.push([`Failed: ${title}`, when, ...lines].join('\n  '));
  }

  onEnd(): Promise<Partial<FullResult>> {
    for (const text of [...this.#seen, ...this.#reasons]) console.log(`\n${text}`);
    return Promise.resolve({});
  }

  printsToStdio(): boolean {
    return false;
  }
}

function tell({ attachments }: TestResult): string[] {
  return attachments
    .filter(({ name }) => telling.includes(name))
    .flatMap(({ name, body, path }) => {
      const text = body?.toString() ?? (path === undefined ? '' : readFileSync(path, 'utf8'));
      const [, page = text] = /^```yaml\n(.*?)^```/ms.exec(text) ?? [];
      return [`${name}:`, ...stripVTControlCharacters(page).split('\n')];
    });
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default FailureReporter;
