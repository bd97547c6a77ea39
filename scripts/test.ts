import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './test/browser.ts';
import { areBinariesHere, findPostgres } from './test/postgres.ts';
import { formatSeconds, type StepResult } from './test/result.ts';
import { runStep } from './test/runStep.ts';
import { startPostgres } from './test/startPostgres.ts';
import { chooseSteps, type Step } from './test/steps.ts';

const project = join(import.meta.dirname, '..');
const chosen = chooseSteps(process.argv.slice(2));
const browser = chosen.some(({ counts }) => counts === 'playwright') ? findBrowser() : {};
const hasPostgres = chosen.some(({ counts }) => counts !== 'check') && findPostgres();
const postgres = hasPostgres && areBinariesHere() ? await startPostgres() : undefined;
// Tests with a database take half the processor time on it that they take on the embedded one.
const ofTests = { TURNS: 'yes', ...browser, ...(postgres && { TEST_POSTGRES: postgres.url }) };
const environment = { ...process.env, ...ofTests };
const results: StepResult[] = [];
// Node ends without its `exit` handlers otherwise, and leaves the server running.
process.once('SIGTERM', () => process.exit(143));

const started = performance.now();
const checks = chosen.filter(({ counts }) => counts === 'check');
// A check has one thread and changes nothing, so as many run as there are processors: a third of the time less on two.
await Promise.all(Array.from({ length: availableParallelism() }, () => runAllOf(checks)));
// Tests have workers of their own: with one step at a time they are the quickest on two processors.
await runAllOf(chosen.filter(({ counts }) => counts !== 'check'));

await postgres?.stop();
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`\nAll of it took ${formatSeconds(performance.now() - started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Takes steps off a list and runs them, until none is left: several may take them off the same list. */
async function runAllOf(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (step.needs === 'postgres' && !hasPostgres) {
      console.log(
        `${step.title} … LEFT OUT: there is no PostgreSQL. Install it, or name one in DATABASE_URL.`,
      );
      continue;
    }
    // Tests take minutes: it is told what runs. Of several checks at once it would stand in one line.
    const title = `${step.title} … `;
    if (step.counts !== 'check') process.stdout.write(title);
    const result = await runStep(step, project, environment);
    console.log(`${step.counts === 'check' ? title : ''}${summarise(result)}`);
    if (result.failed > 0) console.log(indent(result.output));
    results.push(result);
  }
}

function summarise({ passed: good, failed: bad, skipped, milliseconds }: StepResult): string {
  const counts = [`${good} passed`, `${bad} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return `${bad > 0 ? 'FAILED' : 'ok'} (${counts.join(', ')}; ${formatSeconds(milliseconds)})`;
}

function indent(text: string): string {
  return text.trim().replaceAll(/^/gm, '    ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
