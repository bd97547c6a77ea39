import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, '../portal.mjs');

it('what a command writes lies where it was called', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'called-here-'));
  const words = [script, 'show', 'one-time-payment', '--svg', 'payment.svg'];
  // A test before this one in the same process may have named another project.
  const env = { ...process.env, PORTAL_PROJECT: undefined };
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toBe('wrote payment.svg\n');
  expect(existsSync(join(folder, 'payment.svg'))).toBe(true);
  rmSync(folder, { recursive: true });
});
