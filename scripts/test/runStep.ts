import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countPlaywright, countVitest } from './readReport.ts';
import type { Counts, StepResult } from './result.ts';
import type { Step } from './steps.ts';

/** The options with which each test runner writes a report beside its output. */
const reporters: Record<Exclude<Step['counts'], 'check'>, Reporter> = {
  vitest: {
    options: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    environment: () => ({}),
    count: countVitest,
  },
  playwright: {
    // Reporters named here would replace those of the configuration, which writes this report where the variable is set.
    options: () => [],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  },
};

interface Reporter {
  options(report: string): string[];
  environment(report: string): Record<string, string>;
  count(report: unknown): Counts;
}

/** Runs a step and counts its results. The report of its tests stays for `npm run requirements`. Never throws. */
export async function runStep(
  step: Step,
  project: string,
  environment: NodeJS.ProcessEnv,
): Promise<StepResult> {
  const started = performance.now();
  if (!hasScript(project, step.script)) {
    const output = `package.json has no script "${step.script}".`;
    return { passed: 0, failed: 1, skipped: 0, milliseconds: 0, output };
  }
  const report = join(project, 'test-results/reports', `${step.script.replaceAll(':', '-')}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { status, output, counts } = await run(step, report, project, environment);
  const milliseconds = performance.now() - started;
  return { ...withRunItself(counts, status), output, milliseconds };
}

function hasScript(project: string, script: string): boolean {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts?: object };
  return scripts !== undefined && Object.hasOwn(scripts, script);
}

async function run(step: Step, report: string, project: string, environment: NodeJS.ProcessEnv) {
  const reporter = step.counts === 'check' ? undefined : reporters[step.counts];
  const { status, output } = await npmRun(step.script, reporter?.options(report) ?? [], project, {
    ...environment,
    ...reporter?.environment(report),
  });
  const checked = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  const counts = reporter === undefined ? checked : readCounts(report, reporter);
  return { status, output, counts };
}

function readCounts(report: string, reporter: Reporter): Counts | undefined {
  try {
    return reporter.count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Counts a run that broke off as a failure, even if every test before has passed. */
function withRunItself(counts: Counts | undefined, status: number): Counts {
  if (counts === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const brokeOff = status !== 0 && counts.failed === 0;
  const ranNothing = counts.passed + counts.failed === 0;
  return brokeOff || ranNothing ? { ...counts, failed: 1 } : counts;
}

function npmRun(
  script: string,
  options: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const passedOn = options.length > 0 ? ['--', ...options] : [];
    const child = spawn('npm', ['run', '--silent', script, ...passedOn], {
      cwd,
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', (error) => resolve({ status: 1, output: String(error) }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
