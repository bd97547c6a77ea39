import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSummary, inRanges } from './describeSummary.ts';
import { idsIn, readLedger, type Requirement } from './ledger.ts';
import { readOutcomes } from './readOutcomes.ts';
import { summarise } from './summarise.ts';

const root = join(import.meta.dirname, '../..');

describe('the ledger', () => {
  it('names each requirement once', () => {
    const ids = readLedger().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => idsIn(id)[0] !== id)).toEqual([]);
  });

  it('has every id that a test names', () => {
    const known = new Set(readLedger().map(({ id }) => id));
    const tests = globSync('{engine,widgets,sandbox,scripts,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
    const unknown = tests
      .filter((file) => !file.includes('requirements.test'))
      .flatMap((file) =>
        idsIn(readFileSync(join(root, file), 'utf8'))
          .filter((id) => !known.has(id))
          .map((id) => `${file}: ${id}`),
      );
    expect(unknown).toEqual([]);
  });
});

describe('the outcomes of tests', () => {
  it('are read from a report of vitest', () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { fullName: 'paying BL-X-001 works', status: 'passed' },
            { fullName: 'paying twice', status: 'pending' },
          ],
        },
      ],
    };
    expect(readOutcomes(report)).toEqual([
      { title: 'paying BL-X-001 works', state: 'passed' },
      { title: 'paying twice', state: 'skipped' },
    ]);
  });

  it('are read from a report of Playwright, groups and all; what is flaky has failed', () => {
    const report = {
      suites: [
        {
          title: 'pay.spec.ts',
          specs: [spec('pays', true, 'expected'), spec('waits', true, 'flaky')],
          suites: [
            {
              title: 'on a phone',
              specs: [spec('fits', false, 'unexpected'), spec('turns', true, 'skipped')],
            },
          ],
        },
      ],
    };
    expect(readOutcomes(report)).toEqual([
      { title: 'pay.spec.ts pays', state: 'passed' },
      { title: 'pay.spec.ts waits', state: 'failed' },
      { title: 'pay.spec.ts on a phone fits', state: 'failed' },
      { title: 'pay.spec.ts on a phone turns', state: 'skipped' },
    ]);
  });

  it('are none for anything else', () => {
    expect([undefined, 'report', {}].flatMap(readOutcomes)).toEqual([]);
  });
});

describe('the summary', () => {
  const ledger = [
    requirement('BL-X-001'),
    requirement('BL-X-002'),
    requirement('BL-X-003'),
    requirement('SH-Y-001'),
  ];

  it('shows a requirement by a test that passed, unless another one that names it failed', () => {
    const summary = summarise(ledger, [
      { title: 'BL-X-001, BL-X-002: pays', state: 'passed' },
      { title: 'pays again (BL-X-002)', state: 'failed' },
      { title: 'BL-X-003 later', state: 'skipped' },
    ]);
    expect(summary).toMatchObject({ total: 4, shown: 1, unknown: [] });
    expect(summary.areas[0]).toEqual({
      area: 'BL-X',
      shown: ['BL-X-001'],
      failing: ['BL-X-002'],
      open: ['BL-X-003'],
    });
  });

  it('tells which ids are no requirement', () => {
    expect(summarise(ledger, [{ title: 'BL-X-900 pays', state: 'passed' }]).unknown).toEqual(['BL-X-900']);
  });

  it('reads well', () => {
    const summary = summarise(ledger, [{ title: 'BL-X-001 pays', state: 'passed' }]);
    expect(describeSummary(summary).split('\n')).toEqual([
      'BL-X: 1 of 3',
      '    shown: BL-X-001',
      '    not shown: BL-X-002–003',
      'SH-Y: 0 of 1',
      '    not shown: SH-Y-001',
      '',
      '1 of 4 requirements are shown by a passing test.',
    ]);
  });

  it('joins neighbours', () => {
    expect(inRanges(['BL-X-001', 'BL-X-002', 'BL-X-004', 'BL-Z-005'])).toBe('BL-X-001–002, 004, BL-Z-005');
    expect(inRanges([])).toBe('');
  });
});

function requirement(id: string): Requirement {
  return { id, area: id.slice(0, id.lastIndexOf('-')), text: 'It holds.' };
}

function spec(title: string, ok: boolean, status: string) {
  return { title, ok, tests: [{ status }] };
}
