import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../engine/verify/index.ts';
import { currentProject } from '../project.ts';
import { check } from './check.ts';

const { root: project, manifests: portalFolder } = currentProject();
let folder = '';

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('finds nothing in the real portal, and says how long it took', async () => {
  const { status, printed } = await run();
  expect(status).toBe(0);
  expect(printed).toMatch(/: no problems \(\d+ ms\)\.$/);
});

it('says of an error what, where, and to whom it happens, without colours in a pipe', async () => {
  const { status, printed } = await run('guards/quick-pay-possible.json', (text) =>
    text.replace(/"forwards": true,/, ''),
  );
  expect(status).toBe(1);
  expect(printed).toContain('error link-to-refusal');
  expect(printed).toContain('Happens to a customer with: session.signedIn = true');
  expect(printed).not.toContain('\u001B[');
});

it('says of a guard that lets nobody in that first, and then which links lead to it', async () => {
  const { printed } = await run('guards/may-pay.json', (text) =>
    text.replace(
      '{ "condition": "can-pay" }',
      '{ "all": [{ "condition": "can-pay" }, { "fact": "billing.canPay", "is": false }] }',
    ),
  );
  expect(printed).toMatch(/error never-holds[^]*error link-for-nobody/);
});

it('lets warnings pass, and tells machines the same', async () => {
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

describe('--fix', () => {
  it('writes what was meant, says where, and leaves every other character as it is', async () => {
    const { status, printed, shown } = await run('routes/pay.json', misspell, '--fix');
    expect(status).toBe(0);
    expect(shown).toMatch(/\n-.*"may-pays".*\n\+.*"may-pay"/);
    expect(printed).toMatch(
      /fixed \S*routes\/pay\.json:\d+ writes "may-pay" instead: it names the guard "may-pays", which does not exist\n/,
    );
    expect(printed).toMatch(/^1 fixed\. .*: no problems/m);
    expect(written('routes/pay.json')).toBe(real('routes/pay.json'));
  });

  it('says in a finding what it would write', async () => {
    const { printed } = await run('routes/pay.json', misspell);
    expect(printed).toContain('`portal check --fix` writes "may-pay" instead.');
  });

  it('only shows it with --dry-run, as a diff that Git takes', async () => {
    const { printed, shown } = await run('routes/pay.json', misspell, '--fix', '--dry-run');
    expect(shown).toMatch(/^diff --git a\/.*routes\/pay\.json b\//);
    expect(shown).toMatch(/\n-.*"may-pays".*\n\+.*"may-pay"/);
    expect(printed).toBe('');
    expect(written('routes/pay.json')).toBe(misspell(real('routes/pay.json')));
  });

  it('removes nothing, unless it is asked to', async () => {
    const careful = await run('routes/billing-moved.json', unguarded, '--fix');
    expect(careful.printed).toContain('`portal check --fix=lossy` removes the file.');
    expect(careful.printed).toContain('Nothing fixed.');
    expect(existsSync(join(folder, 'guards/billing-elsewhere.json'))).toBe(true);
    const lossy = await run('routes/billing-moved.json', unguarded, '--fix=lossy');
    expect(lossy.printed).toMatch(/fixed \S*guards\/billing-elsewhere\.json removes the file/);
    expect(existsSync(join(folder, 'guards/billing-elsewhere.json'))).toBe(false);
  });

  it('tells machines what was fixed and what is left', async () => {
    const { printed, shown } = await run('routes/pay.json', misspell, '--fix', '--json');
    expect(shown).toBe('');
    expect(JSON.parse(printed)).toMatchObject({
      fixed: [{ problem: { code: 'unknown-reference' }, fix: { lossless: true } }],
      problems: [],
    });
  });

  it.each([['--fix=all'], ['--dry-run'], ['one', 'two']])(
    'does not take %s %s for an answer',
    async (...words) => {
      await expect(check.run(words)).rejects.toThrow(/lossy|goes with|one folder/);
    },
  );
});

function misspell(text: string): string {
  return text.replace('"may-pay"', '"may-pays"');
}

function unguarded(text: string): string {
  return text.replace(/, "billing-elsewhere"\]/, ']');
}

/** Checks a copy of the real portal in which one file is changed. */
async function run(file?: string, change?: (text: string) => string, ...words: string[]) {
  rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'portal-check-'));
  cpSync(join(project, portalFolder), folder, { recursive: true });
  const path = join(folder, file ?? 'site.json');
  if (change) writeFileSync(path, change(readFileSync(path, 'utf8')));
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const status = await check.run([folder, ...words]);
  const shown = out.mock.calls.map(([text]) => String(text)).join('');
  const printed = log.mock.calls.flat().join('\n');
  vi.restoreAllMocks();
  return { status, printed, shown };
}

function written(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function real(file: string): string {
  return readFileSync(join(project, portalFolder, file), 'utf8');
}
