import { describe, expect, it } from 'vitest';
import { isExpiringSoon, refuseMethod, type Instrument, type MethodUse } from './instrument.ts';

const uses: MethodUse[] = ['one-time-payment', 'auto-pay-core', 'auto-pay-mobile', 'save'];
const today = '2026-12-01';

/** One row of the method table: the columns are the uses in the order of USES. */
const methodTable: [id: string, method: string, instrument: Instrument, columns: (string | undefined)[]][] = [
  ['BL-ELG-006', 'a credit card', card({ cardKind: 'CREDIT' }), [undefined, undefined, undefined, undefined]],
  ['BL-ELG-006', 'a debit card', card({ cardKind: 'DEBIT' }), [undefined, undefined, undefined, undefined]],
  [
    'BL-ELG-007',
    'a prepaid card',
    card({ cardKind: 'PREPAID' }),
    [undefined, ...same('KIND_NOT_ALLOWED', 3)],
  ],
  ['BL-ELG-008', 'a gift card', card({ cardKind: 'GIFT' }), [undefined, ...same('KIND_NOT_ALLOWED', 3)]],
  [
    'BL-ELG-009',
    'a checking account',
    bank('CHECKING'),
    [undefined, undefined, 'KIND_NOT_ALLOWED', undefined],
  ],
  ['BL-ELG-010', 'a savings account', bank('SAVINGS'), [undefined, undefined, 'KIND_NOT_ALLOWED', undefined]],
  ['BL-ELG-011', 'an expired card', card({ expiration: '1126' }), same('EXPIRED', 4)],
  ['BL-ELG-012', 'a card that expires soon', card({ expiration: '1226' }), same(undefined, 4)],
  ['BL-ELG-013', 'a restricted card', card({ restricted: true }), same('RESTRICTED', 4)],
  ['BL-ELG-014', 'a restricted bank account', bank('CHECKING', { restricted: true }), same('RESTRICTED', 4)],
];

describe('the eligibility of a payment method', () => {
  it.each(methodTable)('%s: decides over %s in every use', (_id, _method, instrument, columns) => {
    const answers = uses.map((use) => refuseMethod(instrument, { use, on: today, restriction: 'NONE' }));
    expect(answers).toEqual(columns);
  });

  it('BL-ELG-012: takes a card that expires soon up to its expiry and not after', () => {
    const expiring = card({ expiration: '1226' });
    expect(isExpiringSoon(expiring, '2026-12-02')).toBe(true);
    const on = (day: string) =>
      refuseMethod(expiring, { use: 'one-time-payment', on: day, restriction: 'NONE' });
    expect(on('2026-12-31')).toBeUndefined();
    expect(on('2027-01-01')).toBe('EXPIRED');
  });

  it('wants a card that is good on the payment date', () => {
    const facts = { use: 'one-time-payment', on: '2026-07-15', restriction: 'NONE' } as const;
    const refusals = ['0626', '0726', '0826'].map((expiration) => refuseMethod(card({ expiration }), facts));
    expect(refusals).toEqual(['EXPIRED', undefined, undefined]);
  });

  it.each([
    ['CARDS', 'RESTRICTED', undefined],
    ['BANK_ACCOUNTS', undefined, 'RESTRICTED'],
    ['CARDS_AND_BANK_ACCOUNTS', 'RESTRICTED', 'RESTRICTED'],
    ['ALL_ONLINE', 'RESTRICTED', 'RESTRICTED'],
  ] as const)('follows the restriction %s', (restriction, ofCard, ofBank) => {
    const facts = { use: 'one-time-payment', on: today, restriction } as const;
    expect(refuseMethod(card(), facts)).toBe(ofCard);
    expect(refuseMethod(bank('CHECKING'), facts)).toBe(ofBank);
  });
});

function card(changes: Partial<Instrument> = {}): Instrument {
  return {
    type: 'VISA',
    cardKind: 'CREDIT',
    lastFour: '4242',
    expiration: '0830',
    restricted: false,
    processorReference: 'reference',
    ...changes,
  };
}

function bank(bankAccountKind: 'CHECKING' | 'SAVINGS', changes: Partial<Instrument> = {}): Instrument {
  return {
    type: 'BANK_ACCOUNT',
    bankAccountKind,
    lastFour: '6789',
    restricted: false,
    processorReference: 'reference',
    ...changes,
  };
}

function same<Value>(value: Value, times: number): Value[] {
  return Array.from({ length: times }, () => value);
}
