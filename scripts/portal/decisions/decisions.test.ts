import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { recordDecision, type DecisionRecord } from '../../../engine/core/analytics/index.ts';
import { assignmentOf, type AtomValue } from '../../../engine/core/fact/index.ts';
import { siteOf } from '../../../engine/core/testing/index.ts';
import { isDecisionRecord } from './readDecisions.ts';
import { describeCounts, describeGroup, groupDecisions, momentSince, readDecisions } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'decisions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = Date.parse('2026-11-22T10:00:00Z');
const minute = 60_000;

describe('what is told of who was not let in', () => {
  it('says since when everybody of a kind is sent elsewhere, and which toggle was different before', () => {
    const told = [
      at(0, 'MAIN', true),
      at(4, 'MAIN', true),
      at(4.5, 'HARBOUR', false),
      ...[5, 6, 7].map((minutes) => at(minutes, 'MAIN', false)),
    ];
    expect(text(told)).toBe(
      [
        'Since 2026-11-22 10:00 UTC: 3 let in, 3 refused.',
        '',
        '3 × /reading → /closed  (refused)',
        '    from 2026-11-22 10:05:00 to 2026-11-22 10:07:00 UTC, release 0123abcd',
        '    guard open-here refused',
        '      reader.branch is MAIN  guards/open-here.json#/allow/any/0/not',
        '      toggle reading is off (the flag service said so)  guards/open-here.json#/allow/any/1',
        '    everybody with reader.branch MAIN, toggle:reading false who came there since',
        '    until 2026-11-22 10:04:00 UTC such customers were let in: toggle:reading was true',
      ].join('\n'),
    );
  });

  it('names the release before where nothing that decides was different', () => {
    const refused = at(5, 'MAIN', false);
    const entered = at(1, 'MAIN', false);
    const before = {
      ...entered,
      record: { ...entered.record, answer: 'entered', guards: [], release: 'feedbeef' },
    };
    expect(text([before as typeof entered, refused])).toContain('were let in: release feedbeef');
  });

  it('names no release before where the same one let in others with the same reasons: something else was different', () => {
    const entered = { ...at(1, 'MAIN', false).record, answer: 'entered', guards: [] } as const;
    expect(text([{ at: start, record: entered }, at(5, 'MAIN', false)])).not.toContain('until');
  });

  it('compares whoever is not known to be of a kind with nobody of whom that was known', () => {
    const { at: when, record } = at(5, 'MAIN', false);
    const unknown = { ...record, facts: { 'toggle:reading': false } };
    const entered = { ...at(1, 'MAIN', false).record, answer: 'entered', release: 'feedbeef' } as const;
    expect(
      text([
        { at: start, record: entered },
        { at: when, record: unknown },
      ]),
    ).not.toContain('until');
  });

  it('says a reason once that a condition asks twice', () => {
    const { at: when, record } = at(5, 'MAIN', false);
    const guards = record.guards.map((guard) => ({
      ...guard,
      because: [...guard.because, ...guard.because],
    }));
    expect(text([{ at: when, record: { ...record, guards } }])).toBe(text([{ at: when, record }]));
  });

  it('says of how many it is so when it is not so of everybody, with what is told of some visits only', () => {
    const entered = at(6, 'MAIN', false);
    const some = { ...entered, record: { ...entered.record, answer: 'entered', guards: [], share: 10 } };
    const told = text([at(5, 'MAIN', false), some as typeof entered]);
    expect(told).toContain('about 10 (1 told) let in, 1 refused');
    expect(told).toContain('1 of about 11 with reader.branch MAIN');
  });

  it('keeps apart what another release, toggle source or reason brought about', () => {
    const one = at(1, 'MAIN', false);
    const others = [{ release: 'feedbeef' }, { togglesFrom: 'default' }] as const;
    const told = [one, ...others.map((other) => ({ ...one, record: { ...one.record, ...other } }))];
    expect(groupDecisions(told).map(({ count }) => count)).toEqual([1, 1, 1]);
  });
});

describe('what was kept', () => {
  it('is read with the time of who received it, whatever the browser thinks that it is; the rest is left out', () => {
    const { record } = at(0, 'MAIN', false);
    const event = { ...record, at: 1_000, sent: 4_000 };
    const lines = [
      JSON.stringify({ received: '2026-11-22T10:00:10.000Z', topic: 'why', event }),
      JSON.stringify({
        received: '2026-11-22T10:00:10.000Z',
        topic: 'why',
        event: { ...event, answer: 'odd' },
      }),
      '{"received":"2026-11-22T10:00:11.000Z","topic":"why","event":{"event":"decision"',
      JSON.stringify({ received: '2026-11-22T10:00:10.000Z', topic: 'use', event: { event: 'seen' } }),
    ];
    mkdirSync(join(folder, 'analytics'));
    writeFileSync(join(folder, 'analytics/why.jsonl'), lines.join('\n'));
    expect(readDecisions(folder)).toEqual([{ at: start + 7_000, record: event }]);
    // Records of visitors are in a file beside those of customers.
    writeFileSync(join(folder, 'analytics/why.visitors.jsonl'), lines.join('\n'));
    expect(readDecisions(folder)).toHaveLength(2);
  });

  it('is nothing where nothing was kept', () => {
    expect(readDecisions(join(folder, 'nowhere'))).toEqual([]);
  });
});

it.each([
  ['30m', start - 30 * minute],
  ['2h', start - 120 * minute],
  ['1d', start - 1440 * minute],
  ['2026-11-22T09:05Z', start - 55 * minute],
  ['2026-11-22T09:05', start - 55 * minute],
  ['2026-11-22T04:05-05:00', start - 55 * minute],
])('--since %s is a moment, wherever this machine is', (word, moment) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(new Date(start).getTimezoneOffset()).toBe(300);
  expect(momentSince(word, start)).toBe(moment);
  vi.unstubAllEnvs();
});

it('refuses a moment that is none', () => {
  expect(() => momentSince('yesterday', start)).toThrow('--since takes 30m, 1h, 2d');
  expect(() => momentSince('2026-11-22T10:05', start)).toThrow('2026-11-22T10:05 is to come');
});

it('a record has the form that whoever reads it checks', () => {
  expect(isDecisionRecord(JSON.parse(JSON.stringify(at(1, 'MAIN', false).record)))).toBe(true);
});

it.each<[string, object]>([
  ['no guards', { guards: 'all' }],
  ['an answer that there is not', { answer: 'perhaps' }],
  ['what a terminal obeys', { route: '\u001B[2J' }],
  ['what a terminal obeys, as a value', { facts: { 'reader.card': '\u001B[2J' } }],
  ['what a terminal obeys, as the route that it leads to', { to: { route: '\u001B[2J', pattern: '/' } }],
  ['what a terminal obeys, as the pattern that it leads to', { to: { route: 'home', pattern: '\u001B[2J' } }],
  ['what a terminal obeys, as the site that it leads to', { to: { external: '\u001B[2J' } }],
  ['no end', { hidden: Array.from({ length: 5_000 }, () => 'a.b') }],
  ['a share of more than all', { share: 101 }],
])('a record with %s is none', (_, broken) => {
  expect(isDecisionRecord({ ...at(1, 'MAIN', false).record, ...broken })).toBe(false);
});

function text(told: readonly ReturnType<typeof at>[]): string {
  const groups = groupDecisions(told).map((group) =>
    describeGroup(group, (_, file, pointer) => `${file}#${pointer}`),
  );
  return [describeCounts(told, start), ...groups].join('\n\n');
}

function at(minutes: number, branch: string, reading: boolean): { at: number; record: DecisionRecord } {
  const known: Record<string, AtomValue> = { 'reader.branch': branch, 'toggle:reading': reading };
  const assignment = assignmentOf(library.vocabulary, known);
  const address = { path: '/reading', query: '' };
  const made = recordDecision(library, { address, assignment, waited: true, togglesFrom: 'service' });
  if (!made) throw new Error('It waits.');
  return { at: start + minutes * minute, record: { ...made.record, release: '0123abcdef', share: 100 } };
}

const library = siteOf({
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: { branch: { type: 'enum', description: 'Branch.', values: ['MAIN', 'HARBOUR'] } },
    },
  },
  toggle: { reading: { default: true, owner: 'Desk' } },
  guard: {
    'open-here': {
      allow: { any: [{ not: { fact: 'reader.branch', is: 'MAIN' } }, { toggle: 'reading' }] },
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'closed' } }],
    },
  },
  route: {
    reading: { path: '/reading', page: 'reading', guards: ['open-here'] },
    closed: { path: '/closed', page: 'closed' },
  },
});
