import { describe, expect, it } from 'vitest';
import type { EnumField, RecordField, RecordManifest } from '../manifest/index.ts';
import { domainOfField, factsOfItem, readItem } from './index.ts';

describe('readItem', () => {
  it('takes a thing as it is', () => {
    expect(readItem(loan, emma)).toEqual(emma);
  });

  it('takes null for absence, where there may be some', () => {
    expect(readItem(loan, { ...emma, dueOn: null })).toEqual({ id: 'l-1', title: 'Emma', state: 'LENT' });
  });

  it.each([
    ['what it must have', 'title', null],
    ['another type', 'title', 1],
    ['a text that is too long', 'title', 'x'.repeat(21)],
    ['an empty key', 'id', ''],
    ['a day that there is not', 'dueOn', '2026-02-30'],
    ['a field that nobody declares', 'author', 'Austen'],
  ])('names the field, not its value, of %s', (_, field, value) => {
    expect(readItem(loan, { ...emma, [field]: value })).toBe(field);
  });

  it('counts a value of a newer server as the one that the record names', () => {
    expect(readItem(loan, { ...emma, state: 'LOST' })).toMatchObject({ state: 'OVERDUE' });
    const strict = { ...loan, fields: { ...loan.fields, state: fieldOf(['LENT']) } };
    expect(readItem(strict, { ...emma, state: 'LOST' })).toBe('state');
  });

  it('takes nothing that is no object', () => {
    expect(readItem(loan, ['Emma'])).toBe('no object');
  });
});

it('what a thing does not have is absent to conditions, where they can ask it', () => {
  const state: RecordField = { ...fieldOf(['LENT']), mayBeAbsent: true };
  const fields = { ...loan.fields, state };
  expect(domainOfField(state)).toEqual({ kind: 'values', values: ['LENT', 'absent'] });
  expect(factsOfItem('loan', { ...loan, fields }, { id: 'l-1', title: 'Emma' })).toEqual({
    'loan.id': 'l-1',
    'loan.title': 'Emma',
    'loan.state': 'absent',
    'loan.dueOn': undefined,
  });
});

it('where there is no thing nothing of it is known', () => {
  expect(Object.values(factsOfItem('loan', loan, undefined))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

function fieldOf(values: string[]): EnumField {
  return { type: 'enum', values };
}

const emma = { id: 'l-1', title: 'Emma', state: 'LENT', dueOn: '2026-12-01' };

const loan: RecordManifest = {
  description: 'A book that was lent.',
  key: 'id',
  empty: 'library:noLoans',
  many: { from: 'library/loans', whole: 3 },
  fields: {
    id: { type: 'id' },
    title: { type: 'text', maxLength: 20 },
    state: { type: 'enum', values: ['LENT', 'OVERDUE'], otherwise: 'OVERDUE' },
    dueOn: { type: 'date', mayBeAbsent: true },
  },
  samples: {},
};
