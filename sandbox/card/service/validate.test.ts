import { describe, expect, it } from 'vitest';
import { brandOf } from './cardBrand.ts';
import {
  validateBankAccount,
  validateCard,
  type CardDetails,
  type FieldError,
  type Validated,
} from './validate.ts';

const today = '2026-06-15';

describe('a card', () => {
  it.each([
    ['4242424242424242', 'VISA'],
    ['5555555555554444', 'MASTERCARD'],
    ['2221000000000009', 'MASTERCARD'],
    ['378282246310005', 'AMERICAN_EXPRESS'],
    ['6011111111111117', 'DISCOVER'],
    ['6221260000000000', 'DISCOVER'],
    ['3056930009020004', 'CREDIT_CARD'],
    ['6221250000000000', 'CREDIT_CARD'],
    ['', 'CREDIT_CARD'],
  ])('with the number %s is of the brand %s', (number, type) => {
    expect(brandOf(number).type).toBe(type);
  });

  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['411111111111111', false],
    ['4111 1111 1111 1111', false],
    ['411111111111111a', false],
    ['378282246310005', true],
  ])('with the number %s is plausible: %s', (cardNumber, valid) => {
    const securityCode = cardNumber.startsWith('37') ? '1234' : '123';
    expect(errorsOf({ cardNumber, securityCode })).toEqual(valid ? [] : ['cardNumber']);
  });

  it.each([
    ['378282246310005', ['123', '12345', '12a4', '']],
    ['4242424242424242', ['12', '1234', '12a', '']],
    ['6011111111111117', ['12', '1234']],
    ['5555555555554444', ['12', '1234']],
    ['3056930009020004', ['12', '1234']],
  ])('with the number %s does not have one of the security codes %s', (cardNumber, codes) => {
    expect(codes.map((securityCode) => errorsOf({ cardNumber, securityCode }))).toEqual(
      codes.map(() => ['securityCode']),
    );
  });

  it.each(['1326', '0029', '129', 'ab29', '', '0526', '0746', '0199'])(
    'does not expire in "%s"',
    (expiration) => {
      expect(errorsOf({ expiration })).toEqual(['expiration']);
    },
  );

  it.each(['0626', '1229', '0646'])('may expire in %s', (expiration) => {
    expect(errorsOf({ expiration })).toEqual([]);
  });

  it.each(['1234', '123456', '12a45', ''])('is not billed to the ZIP code "%s"', (zip) => {
    expect(errorsOf({ zip })).toEqual(['zip']);
  });

  it.each(['', '   ', 'x'.repeat(101), 'a\0b'])('does not carry the name "%s"', (nameOnCard) => {
    expect(errorsOf({ nameOnCard })).toEqual(['nameOnCard']);
  });

  it('tells what is missing from what is wrong, in the order of the fields', () => {
    expect(fieldsOf(validateCard({ cardNumber: '4', zip: 7 }, today))).toEqual([
      { field: 'cardNumber', error: 'invalid' },
      { field: 'expiration', error: 'missing' },
      { field: 'securityCode', error: 'missing' },
      { field: 'zip', error: 'missing' },
      { field: 'nameOnCard', error: 'missing' },
    ]);
  });
});

describe('BL-VAL-062: a bank account', () => {
  const right = {
    routingNumber: '110000000',
    accountNumber: '000123456789',
    accountKind: 'CHECKING',
    nameOnAccount: 'María González',
  };

  it('is right with a routing number, an account number, a kind and a name', () => {
    expect(validateBankAccount({ ...right, kind: 'bank-account' })).toEqual({ details: right });
  });

  it.each([
    ['routingNumber', '11000000'],
    ['routingNumber', '110000001'],
    ['routingNumber', '000000000'],
    ['accountNumber', '123'],
    ['accountNumber', '12345678901234567890'],
    ['accountKind', 'MONEY_MARKET'],
    ['nameOnAccount', ' '],
  ])('is wrong with the %s "%s"', (field, value) => {
    expect(fieldsOf(validateBankAccount({ ...right, [field]: value }))).toMatchObject([{ field }]);
  });
});

function errorsOf(changes: Partial<CardDetails>): string[] {
  const card: CardDetails = {
    cardNumber: '4242424242424242',
    expiration: '1229',
    securityCode: '123',
    zip: '28205',
    nameOnCard: 'María González',
    ...changes,
  };
  return fieldsOf(validateCard({ ...card }, today)).map(({ field }) => field);
}

function fieldsOf(validated: Validated<unknown>): FieldError[] {
  return 'fields' in validated ? validated.fields : [];
}
