import { expect, it } from 'vitest';
import { describeReleases } from '../releases/index.ts';

const entry = { at: '2026-11-21T20:02:30.000Z', who: 'Ada', changes: [] };

it('lists who moved to which release when, why, and what changed; the newest move to the live one is marked', () => {
  const text = describeReleases(
    [
      { ...entry, action: 'rollback', release: 'aaaaaaaaaaaa', message: 'Too early' },
      { ...entry, action: 'publish', release: 'bbbbbbbbbbbb', changes: ['adds banner storm'] },
      { ...entry, action: 'built', release: 'aaaaaaaaaaaa' },
    ],
    { live: 'aaaaaaaaaaaa', scheduled: [], staged: undefined },
  );
  expect(text.split('\n')).toEqual([
    '* live  2026-11-21 20:02 UTC  rolled back to aaaaaaaa  by Ada',
    '            “Too early”',
    '        2026-11-21 20:02 UTC  published bbbbbbbb  by Ada',
    '            adds banner storm',
    '        2026-11-21 20:02 UTC  built aaaaaaaa  by Ada',
  ]);
});
