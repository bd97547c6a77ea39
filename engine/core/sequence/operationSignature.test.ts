import { expect, it } from 'vitest';
import { declaredOutcome } from './index.ts';

const operation = {
  outcomes: { done: [{ to: 'lent' }], late: [{ to: 'fine' }], refused: [{ to: 'choose' }] },
  refusals: { 'OVERDUE.FINE': 'late', OVERDUE: 'refused', LOST: 'misspelt' },
};

it.each<[string, { outcome: string; refusal?: string[] }, string]>([
  ['what the operation says', { outcome: 'done' }, 'done'],
  ['the outcome of the refusal that is named', { outcome: 'unknown', refusal: ['OVERDUE'] }, 'refused'],
  ['that of the most exact one', { outcome: 'unknown', refusal: ['OVERDUE.FINE', 'OVERDUE'] }, 'late'],
  ['that of any reason', { outcome: 'unknown', refusal: ['OVERDUE.BOOK', 'OVERDUE'] }, 'refused'],
  [
    'of a refusal that is not named what the operation says',
    { outcome: 'refused', refusal: ['CLOSED'] },
    'refused',
  ],
  [
    'of such a one of which nothing is known, nothing',
    { outcome: 'unknown', refusal: ['CLOSED'] },
    'unknown',
  ],
  ['nothing, where the outcome is none of the manifest', { outcome: 'done', refusal: ['LOST'] }, 'unknown'],
  ['nothing, where an outcome is one that every object has', { outcome: 'toString' }, 'unknown'],
  ['nothing more, where a refusal is one', { outcome: 'refused', refusal: ['constructor'] }, 'refused'],
])('an operation has ended with %s: %j, %s', (_, end, outcome) => {
  expect(declaredOutcome(operation, end)).toBe(outcome);
});

it('of a manifest that names no refusal the operation says how it ended', () => {
  expect(
    declaredOutcome({ outcomes: operation.outcomes }, { outcome: 'refused', refusal: ['OVERDUE'] }),
  ).toBe('refused');
});
