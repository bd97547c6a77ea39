import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('writes ours / limit / goal below each other, a table for each section', () => {
  const table = formatTable([
    { section: 'Speed', name: 'mount', ours: 1.318, unit: 'times', limit: 1.25, goal: 1.15, note: '9 ms' },
    { section: 'Size', name: 'public page', ours: 99.96, unit: 'kB', limit: 100, goal: 85 },
    { section: 'Speed', name: 'explain', ours: 1_234.5, unit: 'ns' },
  ]);
  expect(table).toBe(
    [
      'Speed',
      '              ours  limit   goal',
      '  mount      1.32×  1.25×  1.15×  MISSED  9 ms',
      '  explain  1235 ns      –      –',
      '',
      'Size',
      '                   ours     limit     goal',
      '  public page  100.0 kB  100.0 kB  85.0 kB  within the limit',
    ].join('\n'),
  );
});
