import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sample } from '../../fixtures/sample.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../../..');

const sections = ['conditions', 'routes', 'check', 'first-load', 'first-paint', 'landing', 'render'];

/** Timeout of a section, which builds a portal and starts a house beside all other journeys: minutes on a slow machine. */
const limit = 600_000;
test.setTimeout(limit);

for (const section of sample(sections, 1, 'sections of the bench')) {
  test(`the bench can still measure: ${section}`, async () => {
    const bench = await run(process.execPath, ['tests/bench/main.ts', section], {
      cwd: project,
      env: { ...process.env, BENCH: 'once' },
      timeout: limit - 10_000,
    });
    expect(bench.stderr).not.toContain('broke');
    expect(bench.stdout).not.toContain('NaN');
    expect(bench.stdout.split('\n').length).toBeGreaterThan(2);
  });
}
