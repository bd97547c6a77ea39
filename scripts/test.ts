import { constants } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './test/browser.ts';
import { findPostgres } from './test/postgres.ts';
import { formatSeconds, type StepResult } from './test/result.ts';
import { runStep } from './test/runStep.ts';
import { chooseSteps, type Step } from './test/steps.ts';

const project = join(import.meta.dirname, '..');
const chosen = chooseSteps(process.argv.slice(2));
const browser = chosen.some(({ counts }) => counts === 'playwright') ? findBrowser() : {};
const environment = { ...process.env, ...browser };
const started = performance.now();

// Journeys leave a third of two cores unused. What else there is takes that, and never what they need.
const [journeys, others] = partition(chosen, ({ counts }) => counts === 'playwright');
if (journeys.length > 0 && others.length > 0)
  console.log('Journeys in the browser and all others run beside each other; each is told when it is over.');
const results = (
  await Promise.all([
    runLine(journeys, constants.priority.PRIORITY_NORMAL),
    runLine(
      others,
      journeys.length > 0 ? constants.priority.PRIORITY_BELOW_NORMAL : constants.priority.PRIORITY_NORMAL,
    ),
  ])
).flat();

const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`\nAll of it took ${formatSeconds(performance.now() - started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs steps one after the other, and tells of each when it is over. */
async function runLine(steps: readonly Step[], priority: number): Promise<StepResult[]> {
  const done: StepResult[] = [];
  for (const step of steps) {
    if (step.needs === 'postgres' && !findPostgres()) {
      console.log(
        `${step.title} … LEFT OUT: there is no PostgreSQL. Install it, or name one in DATABASE_URL.`,
      );
      continue;
    }
    const result = await runStep(step, project, environment, priority);
    console.log(`${step.title} … ${summarise(result)}`);
    if (result.failed > 0) console.log(indent(result.output));
    done.push(result);
  }
  return done;
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))];
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
