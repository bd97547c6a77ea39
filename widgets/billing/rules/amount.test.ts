import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountRelation, chosenAmount, parseAmount, type AmountLimits } from './amount.ts';

const limits: AmountLimits = { amountDue: 8410, toPay: 8410, pastDue: 0, minimum: 100, maximum: 1_000_000 };
const cents = fc.integer({ min: 1, max: 99_999_999_999 });

describe('an amount as people type it', () => {
  it('is read to the cent, however it is written', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), fc.boolean(), (amount, hasSign, hasSpace) => {
        const plain = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        const typed = `${hasSpace ? ' ' : ''}${hasSign ? '$' : ''}${plain}`;
        expect(parseAmount(typed)).toBe(amount);
      }),
    );
  });

  it('is read with and without separators of thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (dollars) => {
        const separated = new Intl.NumberFormat('en-US').format(dollars);
        expect(parseAmount(separated)).toBe(dollars * 100);
        expect(parseAmount(String(dollars))).toBe(dollars * 100);
      }),
    );
  });

  it.each([
    ['84.1', 8410],
    ['84.', 8400],
    ['.5', 50],
    ['$1,234.56', 123_456],
  ])('may leave out what is clear: %s', (typed, expected) => {
    expect(parseAmount(typed)).toBe(expected);
  });

  it.each(['', '0', '0.00', '-5', '+5', '1e3', '84.105', '1,23', '12,3456', 'eighty', '$', '.', '5 0', '٣'])(
    'is none: %j',
    (typed) => {
      expect(parseAmount(typed)).toBeUndefined();
    },
  );

  it('is positive and whole cents, or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ -e') }), (typed) => {
        const amount = parseAmount(typed);
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      }),
    );
  });
});

describe('the chosen amount', () => {
  it('is the typed one where nothing is due, whatever is chosen', () => {
    expect(chosenAmount({ choice: 'amount-due', typed: '20' }, { toPay: 0, pastDue: 0 })).toBe(2000);
  });

  it('is what is due, what is overdue, or nothing yet', () => {
    const due = { toPay: 8410, pastDue: 4000 };
    expect(chosenAmount({ choice: 'amount-due', typed: '' }, due)).toBe(8410);
    expect(chosenAmount({ choice: 'past-due', typed: '' }, due)).toBe(4000);
    expect(chosenAmount({ choice: '', typed: '5' }, due)).toBeUndefined();
  });
});

describe('how an amount stands to the limits', () => {
  it('is unanswered before anything is chosen, and malformed when another amount is none', () => {
    expect(amountRelation({ choice: '', typed: '' }, limits)).toBe('unanswered');
    expect(relationOf('abc')).toBe('malformed');
  });

  it.each([
    ['0.99', 'below-minimum'],
    ['1.00', 'acceptable'],
    ['84.10', 'acceptable'],
    ['84.11', 'above-amount-due'],
    ['10000.00', 'above-amount-due'],
    ['10000.01', 'above-maximum'],
  ] as const)('%s is %s when $84.10 is due', (typed, relation) => {
    expect(relationOf(typed)).toBe(relation);
  });

  it.each([
    ['0.49', 'below-amount-due'],
    ['0.50', 'acceptable'],
    ['0.51', 'above-amount-due'],
  ] as const)('%s is %s when less than the minimum is due: fifty cents', (typed, relation) => {
    expect(relationOf(typed, { ...limits, amountDue: 50, toPay: 50 })).toBe(relation);
  });

  it.each([
    ['0.99', 'below-minimum'],
    ['1.00', 'above-amount-due'],
  ] as const)('%s is %s when nothing is due', (typed, relation) => {
    expect(relationOf(typed, { ...limits, amountDue: 0, toPay: 0 })).toBe(relation);
  });

  it('never refuses what is due for being small, only for being above the maximum', () => {
    const answer = { choice: 'amount-due', typed: '' };
    expect(amountRelation(answer, { ...limits, amountDue: 50, toPay: 50 })).toBe('acceptable');
    expect(amountRelation(answer, { ...limits, amountDue: 1_000_001, toPay: 1_000_001 })).toBe(
      'above-maximum',
    );
  });

  it('is that of the rest where a part of what is due is on its way, and of all that is due for another amount', () => {
    const partly = { ...limits, amountDue: 1_000_500, toPay: 1_000_000 };
    expect(amountRelation({ choice: 'amount-due', typed: '' }, partly)).toBe('acceptable');
    expect(relationOf('9000.00', { ...limits, amountDue: 900_000, toPay: 400_000 })).toBe('acceptable');
  });

  it('grows with the amount: a larger one never stands below a smaller one', () => {
    const order = ['below-minimum', 'below-amount-due', 'acceptable', 'above-amount-due', 'above-maximum'];
    const amount = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 50_000 }), (one, other, amountDue) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const place = (value: number) =>
          order.indexOf(relationOf((value / 100).toFixed(2), { ...limits, amountDue, toPay: amountDue }));
        expect(place(small)).toBeLessThanOrEqual(place(large));
      }),
    );
  });
});

function relationOf(typed: string, within: AmountLimits = limits) {
  return amountRelation({ choice: 'other', typed }, within);
}
