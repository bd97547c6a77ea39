import { describe, expect, it } from 'vitest';
import { sequenceOf } from '../testing/index.ts';
import { fieldsOf, findField, firstIncomplete, startSequence, verdictOf, type DataValue } from './index.ts';

describe('verdictOf', () => {
  it('accepts a field when nothing speaks against it', () => {
    expect(verdict('branch', { branch: 'market' })).toEqual({ kind: 'accepted' });
  });

  it('gives the first refusal that holds: their order is their precedence', () => {
    expect(verdict('branch', {})).toMatchObject({ kind: 'refused', refusal: { id: 'missing' } });
    expect(verdict('branch', { branch: 'harbour' })).toMatchObject({ refusal: { id: 'closed' } });
  });

  it('does not know while a refusal before is not known', () => {
    expect(verdict('copies', {}, {})).toEqual({ kind: 'unknown' });
  });

  it('accepts a field that is not asked, whatever its value is', () => {
    expect(verdict('reason', { long: false })).toEqual({ kind: 'accepted' });
    expect(verdict('reason', { long: true })).toMatchObject({ kind: 'refused' });
  });

  it('does not know while it is not known whether a field is asked', () => {
    expect(verdict('stamp', {})).toEqual({ kind: 'unknown' });
  });

  it.each(['missing', 'toString'])('never knows about the field %s, which does not exist', (field) => {
    expect(verdict(field, {})).toEqual({ kind: 'unknown' });
  });
});

it('finds the step of a field, and the fields of a step', () => {
  expect(findField(sequence.manifest, 'reason')?.step).toBe('review');
  expect(findField(sequence.manifest, 'missing')).toBeUndefined();
  expect(fieldsOf(sequence.manifest, 'choose')).toEqual(['branch', 'copies', 'stamp']);
  expect(fieldsOf(sequence.manifest, 'constructor')).toEqual([]);
});

describe('firstIncomplete', () => {
  it('is the first step of the order with a field that is not accepted', () => {
    expect(firstIncomplete(asking({ long: true }), sequence, ['review', 'choose'])).toBe('review');
    expect(firstIncomplete(asking({ long: false }), sequence, ['review', 'choose'])).toBe('choose');
  });

  it('looks no further than the step that is asked for', () => {
    expect(
      firstIncomplete(asking({ long: false }), sequence, ['review', 'choose'], 'choose'),
    ).toBeUndefined();
    expect(firstIncomplete(asking({}), sequence, ['choose', 'review'], 'missing')).toBeUndefined();
  });
});

const description = 'Something about the loan.';
const message = 'borrow:refused';

const { sequence, evaluatorAt } = sequenceOf(
  {
    order: ['choose', 'review'],
    data: {
      branch: { type: 'enum', description, values: ['harbour', 'market'] },
      copies: { type: 'text', description },
      long: { type: 'boolean', description, initial: false },
      reason: { type: 'text', description },
      stamp: { type: 'text', description },
    },
    steps: {
      choose: {
        on: {},
        fields: {
          branch: {
            label: message,
            refuse: [
              { id: 'missing', when: { fact: 'borrow.branch', is: 'unanswered' }, message },
              { id: 'closed', when: { fact: 'borrow.branch', is: 'harbour' }, message },
              { id: 'never', when: { fact: 'borrow.branch', is: 'harbour' }, message },
            ],
          },
          copies: { label: message, refuse: [{ id: 'none', when: { toggle: 'few-copies' }, message }] },
          stamp: { label: message, when: { toggle: 'few-copies' }, refuse: [] },
        },
      },
      review: {
        on: {},
        fields: {
          reason: {
            label: message,
            when: { fact: 'borrow.long', is: true },
            refuse: [{ id: 'missing', when: { fact: 'borrow.long', is: true }, message }],
          },
        },
      },
    },
  },
  { toggle: { 'few-copies': { default: false, owner: 'Desk' } } },
);

function asking(data: Record<string, DataValue>, known: Record<string, boolean> = {}) {
  return evaluatorAt(startSequence(sequence.manifest, data), known);
}

function verdict(field: string, data: Record<string, DataValue>, known?: Record<string, boolean>) {
  return verdictOf(asking(data, known), sequence, field);
}
