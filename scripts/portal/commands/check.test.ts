import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Problem } from '../../../engine/core/problem/index.ts';
import { portalFolder, project } from '../project.ts';
import { check } from './check.ts';

let folder = '';

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('finds nothing in the real portal, and says how long it took', { timeout: 60_000 }, async () => {
  const { status, printed } = await run();
  expect(status).toBe(0);
  expect(printed).toMatch(/: no problems \(\d+ ms\)\.$/);
});

it(
  'says of an error what, where, and to whom it happens, without colours in a pipe',
  { timeout: 60_000 },
  async () => {
    const { status, printed } = await run('guards/may-pay.json', (text) =>
      text.replace(/,\s*"error": "bill-pay-unavailable"/, ''),
    );
    expect(status).toBe(1);
    expect(printed).toContain('error link-to-refusal');
    expect(printed).toContain('Happens to a customer with: session.signedIn = true');
    expect(printed).not.toContain('\u001B[');
  },
);

it('lets warnings pass, and tells machines the same', { timeout: 60_000 }, async () => {
  const { status, printed } = await run(
    'toggles/payment-history.json',
    (text) => text.replace('"owner"', '"expires": "2020-01-31", "owner"'),
    '--json',
  );
  expect(status).toBe(0);
  const problems = JSON.parse(printed) as Problem[];
  expect(problems.map(({ code, severity, place }) => [code, severity, place.pointer])).toEqual([
    ['expired-toggle', 'warning', '/expires'],
  ]);
  expect(problems[0]?.place.file).toMatch(/toggles\/payment-history\.json$/);
});

/** Checks a copy of the real portal in which one file is changed. */
async function run(file?: string, change?: (text: string) => string, ...words: string[]) {
  folder = mkdtempSync(join(tmpdir(), 'portal-check-'));
  cpSync(join(project, portalFolder), folder, { recursive: true });
  const path = join(folder, file ?? 'site.json');
  if (change) writeFileSync(path, change(readFileSync(path, 'utf8')));
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const status = await check.run([relative(project, folder), ...words]);
  return { status, printed: log.mock.calls.flat().join('\n') };
}
