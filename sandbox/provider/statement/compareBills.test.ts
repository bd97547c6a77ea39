import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBills } from './compareBills.ts';
import { explainChange } from './explainChange.ts';
import type { StatementLine } from './statement.ts';

type Line = Pick<StatementLine, 'service' | 'kind' | 'name' | 'amount'>;

const internet = line('INTERNET', 'MONTHLY', 'Internet 500', 6999);
const promotion = line('INTERNET', 'PROMOTION', 'Internet 500', -1000);
const wifi = line('INTERNET', 'MONTHLY', 'WiFi', 500);
const taxes = line('TAXES', 'TAX_FEE', 'Taxes', 400);

describe('why a bill is not that of last month (BL-STM-015, BL-STM-016)', () => {
  it('has nothing to say of two that are alike, in whatever order their lines stand', () => {
    expect(compareBills([internet, taxes], [taxes, internet])).toEqual([]);
  });

  it('says the largest difference first, up and down', () => {
    const before = [internet, promotion, wifi, taxes];
    const after = [internet, { ...wifi, amount: 700 }, { ...taxes, amount: 350 }];
    expect(compareBills(before, after)).toMatchObject([
      { reason: 'PROMOTION_ENDED', before: -1000, after: undefined, difference: 1000 },
      { reason: 'PRICE_CHANGED', before: 500, after: 700, difference: 200 },
      { reason: 'TAXES_CHANGED', difference: -50 },
    ]);
  });

  it('calls it one change where a service took the place of another', () => {
    const gig = line('INTERNET', 'MONTHLY', 'Internet 1 Gig', 8999);
    expect(compareBills([internet], [gig])).toMatchObject([
      {
        reason: 'SERVICE_CHANGED',
        subject: { en: 'Internet 1 Gig' },
        before: 6999,
        after: 8999,
        difference: 2000,
      },
    ]);
    expect(compareBills([internet], [internet, wifi])).toMatchObject([{ reason: 'SERVICE_ADDED' }]);
    expect(compareBills([internet, wifi], [internet])).toMatchObject([{ reason: 'SERVICE_REMOVED' }]);
  });

  it('knows what will not come again', () => {
    const visit = line('OTHER', 'ONE_TIME', 'Technician visit', 2500);
    const partial = line('INTERNET', 'PARTIAL_MONTH', 'Internet 1 Gig', 3000);
    expect(compareBills([], [visit, partial, internet]).map(({ reason, once }) => [reason, once])).toEqual([
      ['SERVICE_ADDED', false],
      ['PARTIAL_MONTH', true],
      ['ONE_TIME_CHARGE', true],
    ]);
    expect(compareBills([visit, partial], [])).toMatchObject([
      { reason: 'PARTIAL_MONTH_ENDED', once: false },
      { reason: 'ONE_TIME_CHARGE_ENDED', once: false },
    ]);
  });

  it('explains each so that its differences sum to that of the bills, whatever is on them', () => {
    const lines = fc.array(
      fc
        .record({
          service: fc.constantFrom('INTERNET', 'TV', 'OTHER'),
          kind: fc.constantFrom(
            'MONTHLY',
            'PROMOTION',
            'AUTO_PAY_DISCOUNT',
            'PARTIAL_MONTH',
            'ONE_TIME',
            'CREDIT',
            'TAX_FEE',
          ),
          name: fc.constantFrom('One', 'Two').map((name) => ({ en: name, es: name })),
          amount: fc.integer({ min: -5000, max: 20_000 }),
        })
        .map((each): Line => each),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = compareBills(before, after);
        expect(total(changes.map(({ difference }) => difference))).toBe(amountOf(after) - amountOf(before));
        for (const change of changes) {
          expect(explainChange(change, 'en')).not.toContain('{');
          expect(explainChange(change, 'es')).not.toContain('{');
        }
      }),
    );
  });
});

it('explains in both languages', () => {
  const [change] = compareBills([wifi], [{ ...wifi, amount: 700 }]);
  if (!change) throw new Error('Nothing has changed.');
  expect(explainChange(change, 'en')).toBe('the price of WiFi changed from $5.00 to $7.00');
  expect(explainChange(change, 'es')).toBe('el precio de WiFi cambió de $5.00 a $7.00');
});

function line(service: Line['service'], kind: Line['kind'], name: string, amount: number): Line {
  return { service, kind, name: { en: name, es: name }, amount };
}

function amountOf(lines: readonly Line[]): number {
  return total(lines.map(({ amount }) => amount));
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
