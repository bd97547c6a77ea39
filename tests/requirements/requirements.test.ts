import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSummary, inRanges } from './describeSummary.ts';
import { idsIn, readLedger, type Requirement } from './ledger.ts';
import { type Level, readOutcomes, type TestOutcome } from './readOutcomes.ts';
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
          name: '/somewhere/engine/core/pay.test.ts',
          assertionResults: [
            { fullName: 'paying BL-X-001 works', status: 'passed' },
            { fullName: 'paying twice', status: 'pending' },
          ],
        },
      ],
    };
    expect(readOutcomes(report)).toEqual([
      { title: 'paying BL-X-001 works', state: 'passed', level: 'engine' },
      { title: 'paying twice', state: 'skipped', level: 'engine' },
    ]);
  });

  it.each([
    ['tests/checks/manifests/landing.test.ts', 'manifests'],
    ['tests/checks/dump/dump.test.ts', 'manifests'],
    ['tests/checks/dump/wholePortal.test.ts', 'sets'],
    ['tests/fixtures/sets/wholePortal.test.ts', 'sets'],
    ['tests/checks/postgres/races.test.ts', 'sandbox'],
    ['sandbox/card/cardBrand.test.ts', 'sandbox'],
    ['widgets/form/money/Money.test.tsx', 'widgets'],
    ['scripts/portal/portal.test.ts', 'tools'],
  ])('know what they look at by where they stand: %s, %s', (file, level) => {
    const report = {
      testResults: [
        { name: `/somewhere/${file}`, assertionResults: [{ fullName: 'pays', status: 'passed' }] },
      ],
    };
    expect(readOutcomes(report)).toEqual([{ title: 'pays', state: 'passed', level }]);
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
      { title: 'pay.spec.ts pays', state: 'passed', level: 'journey' },
      { title: 'pay.spec.ts waits', state: 'failed', level: 'journey' },
      { title: 'pay.spec.ts on a phone fits', state: 'failed', level: 'journey' },
      { title: 'pay.spec.ts on a phone turns', state: 'skipped', level: 'journey' },
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
      outcome('BL-X-001, BL-X-002: pays', 'passed'),
      outcome('pays again (BL-X-002)', 'failed'),
      outcome('BL-X-003 later', 'skipped'),
    ]);
    expect(summary).toMatchObject({ total: 4, shown: 1, unknown: [] });
    expect(summary.areas[0]).toEqual({
      area: 'BL-X',
      shown: ['BL-X-001'],
      engineOnly: [],
      sandboxOnly: [],
      unshipped: [],
      failing: ['BL-X-002'],
      unseen: [],
      decidedAgainst: [],
      open: ['BL-X-003'],
    });
  });

  it('keeps apart what the portal that ships shows, what only the engine, what only the sandbox, and what nobody can see', () => {
    const summary = summarise(ledger, [
      outcome('BL-X-001', 'passed', 'sandbox'),
      outcome('BL-X-001', 'passed', 'journey'),
      outcome('BL-X-002', 'passed', 'sets'),
      outcome('BL-X-003', 'passed', 'sandbox'),
      outcome('SH-Y-001', 'passed', 'engine'),
    ]);
    expect(summary).toMatchObject({
      shown: 1,
      levels: { journey: 1, manifests: 0, widgets: 0, engine: 1, tools: 0, sandbox: 1, sets: 1 },
      areas: [
        { shown: ['BL-X-001'], unshipped: ['BL-X-002'], sandboxOnly: ['BL-X-003'], open: [] },
        { shown: [], engineOnly: ['SH-Y-001'], open: [] },
      ],
    });
  });

  it('keeps apart what the ledger says that nobody can see, unless a test of what ships shows it', () => {
    const unseen = ['BL-X-001', 'BL-X-002'].map((id) => ({
      ...requirement(id),
      unseen: 'Nobody asks for it.',
    }));
    const summary = summarise(unseen, [
      outcome('BL-X-001', 'passed'),
      outcome('BL-X-002', 'passed', 'sandbox'),
    ]);
    expect(summary.areas).toMatchObject([
      {
        shown: ['BL-X-001'],
        sandboxOnly: [],
        unseen: [{ id: 'BL-X-002', why: 'Nobody asks for it.' }],
        open: [],
      },
    ]);
    expect(describeSummary(summary)).toContain('    nobody can see BL-X-002: Nobody asks for it.');
  });

  it('keeps apart what was decided against, unless a test of what ships shows it', () => {
    const rows = ['BL-X-001', 'BL-X-002'].map((id) => ({ ...requirement(id), decidedAgainst: 'It waits.' }));
    const summary = summarise(rows, [outcome('BL-X-001', 'passed')]);
    const decidedAgainst = [{ id: 'BL-X-002', why: 'It waits.' }];
    expect(summary.areas).toMatchObject([{ shown: ['BL-X-001'], decidedAgainst, open: [] }]);
    expect(describeSummary(summary)).toContain('    decided against BL-X-002: It waits.');
  });

  it('tells which ids are no requirement', () => {
    expect(summarise(ledger, [outcome('BL-X-900 pays', 'passed')]).unknown).toEqual(['BL-X-900']);
  });

  it('reads well', () => {
    const summary = summarise(ledger, [outcome('BL-X-001 pays', 'passed')]);
    expect(describeSummary(summary).split('\n')).toEqual([
      'BL-X: 1 of 3',
      '    shown: BL-X-001',
      '    not shown: BL-X-002–003',
      'SH-Y: 0 of 1',
      '    not shown: SH-Y-001',
      '',
      '1 of 4 requirements are shown by a passing test of the portal that ships: 1 in a browser, 0 on its manifests, 0 on a widget.',
      'Apart from these, 0 hold in the engine or a tool, 0 in the sandbox only, and 0 in manifests that do not ship, where nobody can see them.',
    ]);
  });

  it('joins neighbours', () => {
    expect(inRanges(['BL-X-001', 'BL-X-002', 'BL-X-004', 'BL-Z-005'])).toBe('BL-X-001–002, 004, BL-Z-005');
    expect(inRanges([])).toBe('');
  });
});

function outcome(title: string, state: TestOutcome['state'], level: Level = 'journey'): TestOutcome {
  return { title, state, level };
}

function requirement(id: string): Requirement {
  return { id, area: id.slice(0, id.lastIndexOf('-')), text: 'It holds.' };
}

function spec(title: string, ok: boolean, status: string) {
  return { title, ok, tests: [{ status }] };
}
