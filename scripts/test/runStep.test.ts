import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runStep } from './runStep.ts';
import type { Step } from './steps.ts';

const checkStep: Step = { title: 'Check', script: 'check', counts: 'check' };
const tests: Step = { title: 'Tests', script: 'check', counts: 'playwright' };

describe('a step of npm test', () => {
  it('is one pass when its script succeeds', async () => {
    expect(await run(checkStep, 'exit 0')).toMatchObject({ passed: 1, failed: 0 });
  });

  it('is one failure with its output when its script fails', async () => {
    const result = await run(checkStep, 'echo what is wrong >&2; exit 3');
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toContain('what is wrong');
  });

  it('is a failure when package.json has no such script', async () => {
    const result = await run({ ...checkStep, script: 'missing' }, 'exit 0');
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toContain('missing');
  });

  it('counts the tests of a report', async () => {
    expect(await run(tests, writing({ expected: 4, unexpected: 1 }, 1))).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  it('is a failure when the run broke off, whatever had passed by then', async () => {
    expect(await run(tests, writing({ expected: 4, unexpected: 0 }, 1))).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  it('is a failure when no test ran at all, or no report was written', async () => {
    expect(await run(tests, writing({ expected: 0, unexpected: 0 }, 0))).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(await run(tests, 'exit 0')).toMatchObject({ passed: 0, failed: 1 });
  });
});

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function run(step: Step, command: string) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  folders.push(folder);
  // The options for a test runner must not reach the shell's own command.
  writeFileSync(join(folder, 'check.sh'), command);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { check: 'sh check.sh' } }));
  return runStep(step, folder, process.env);
}

function writing(stats: { expected: number; unexpected: number }, status: number): string {
  const report = JSON.stringify({ stats: { flaky: 0, skipped: 0, ...stats }, errors: [] });
  return `printf '%s' '${report}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"; exit ${status}`;
}
