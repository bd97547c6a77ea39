import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const project = join(import.meta.dirname, '../../..');

for (const section of ['conditions', 'routes', 'check', 'first-load', 'first-paint', 'render']) {
  test(`the bench can still measure: ${section}`, () => {
    test.setTimeout(180_000);
    const bench = spawnSync(process.execPath, ['tests/bench/main.ts', section], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, BENCH: 'once' },
    });
    expect(bench.stderr).not.toContain('broke');
    expect(bench.status).toBe(0);
    expect(bench.stdout).not.toContain('NaN');
    expect(bench.stdout.split('\n').length).toBeGreaterThan(2);
  });
}
