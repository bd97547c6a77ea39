import { expect, it } from 'vitest';
import { isExportable, redact, type Atom, type Domain } from './index.ts';

it('lets nothing be told that is personal, or free text', () => {
  const name = atom({ kind: 'open', format: 'text' });
  expect([isExportable(name), isExportable({ ...card, personal: true }), isExportable(card)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([redact(name, 'Ada'), redact({ ...card, personal: true }, 'adult')]).toEqual([undefined, undefined]);
});

it('tells constants, and values of a closed list', () => {
  expect(redact({ ...atom({ kind: 'open', format: 'money' }), fixed: 150 }, 150)).toBe(150);
  expect([redact(card, 'adult'), redact(card, undefined)]).toEqual(['adult', undefined]);
});

it.each([
  [0, 0],
  [29, 0],
  [30, 30],
  [31, 31],
  [59, 31],
  [61, 61],
  [365, 61],
])('tells of the number %d only the interval that begins with %d', (days, told) => {
  expect(redact(late, days)).toBe(told);
});

const card = atom({ kind: 'values', values: ['none', 'adult'] });
const late = atom({ kind: 'thresholds', minimum: 0, maximum: 365, thresholds: { month: 30, months: 60 } });

function atom(domain: Domain): Atom {
  return { name: 'reader.some', domain, source: 'reader', personal: false };
}
