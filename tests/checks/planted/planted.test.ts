import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/*
 * Proof, dump and diff have no copy of the decisions of core: they follow a change of one. Each test plants such a change,
 * which no test of the decision itself would pass.
 */

let now: Tracked;
beforeAll(() => {
  now = whatFollows();
});

describe('a change that is planted into a decision', () => {
  it('is none while nothing is planted', () => {
    expect(now).toMatchObject({ problems: [], diff: 'No customer sees any difference.' });
    expect(now.outline).toContain('banner overdue');
  });

  it('about banners is followed', () => {
    const { problems, outline, diff } = whatFollows(
      { 'portal/routes/home.json': { showPageAlerts: true } },
      'engine/core/banner/decideBanners.ts',
      ['?.showPageAlerts ?? true', '?.showPageAlerts ?? false'],
    );
    expect(problems).toContain('banner-never-shows banners/overdue.json');
    expect(outline).not.toContain('banner overdue');
    expect(diff).toContain('+ banner overdue');
  });

  it('about the closing of dialogs is followed', () => {
    const { outline, diff } = whatFollows(
      { 'portal/dialogs/house-rules.json': { closable: true } },
      'engine/core/dialog/decideDialog.ts',
      ['closable = true', 'closable = false'],
    );
    const shut = 'cannot be closed without an answer';
    expect(outline.split(shut).length).toBeGreaterThan(now.outline.split(shut).length);
    expect(diff).toContain(`- ${shut} in dialog house-rules`);
  });

  it('about the timers that count is followed', () => {
    const file = 'engine/core/timer/mayRun.ts';
    const { outline } = whatFollows({}, file, ['return isCounting(', 'return !isCounting(']);
    expect(now.outline).toContain('timer stay');
    expect(outline).not.toContain('timer stay');
  });

  it('about the parts that a manifest shows is followed', () => {
    const file = 'engine/core/page/decidePart.ts';
    const { problems, outline } = whatFollows({}, file, [
      'holds !== true) return holds',
      'holds) return false',
    ]);
    expect(problems).toContain('never-holds-here sequences/borrow.json');
    expect(now.outline).toContain('library/columns');
    expect(outline).not.toContain('library/columns');
  });

  it.each([
    [
      'refusals',
      'engine/core/sequence/refusals.ts',
      ['asked === undefined', 'asked !== null'],
      'unreachable-state',
    ],
    [
      'choices',
      'engine/core/decision/firstHolding.ts',
      ['if (value)', 'if (value && index > 0)'],
      'unreachable-state',
    ],
  ])('about %s is followed by the proofs of sequences', (_what, file, edit, problem) => {
    expect(whatFollows({}, file, edit).problems).toContain(`${problem} sequences/borrow.json`);
  });
});

interface Tracked {
  problems: string[];
  outline: string;
  diff: string;
}

function whatFollows(written: Record<string, object> = {}, file = '', edit: readonly string[] = []): Tracked {
  const script = join(import.meta.dirname, 'whatFollows.ts');
  const words = [script, JSON.stringify(written), ...(file === '' ? [] : [file, ...edit])];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Tracked;
}
