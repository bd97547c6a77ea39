import { describe, expect, it } from 'vitest';
import { checkEntries } from './checkEntries.ts';
import type { Entries, RuleContext } from './fields.ts';

const context: RuleContext = {
  limits: {
    maxExpiryYears: 20,
    securityCodeLength: 3,
    amexSecurityCodeLength: 4,
    zipLength: 5,
    today: '2026-11-20',
  },
};

const visa = {
  cardNumber: '4242 4242-4242 4242',
  expiration: '8/2029',
  securityCode: ' 123 ',
  nameOnCard: ' Ana Núñez ',
  zip: '80202',
};

describe('a card', () => {
  it('is sent without what people put between the digits', () => {
    expect(checkEntries('card', visa, context)).toEqual({
      values: {
        cardNumber: '4242424242424242',
        expiration: '0829',
        securityCode: '123',
        nameOnCard: 'Ana Núñez',
        zip: '80202',
      },
    });
  });

  it('has its errors in the order of the form, and says what is missing', () => {
    expect(checkEntries('card', { ...visa, cardNumber: '', zip: '8020' }, context)).toEqual({
      errors: [
        { field: 'cardNumber', error: 'missing' },
        { field: 'zip', error: 'invalid' },
      ],
    });
  });

  it('needs four digits of an American Express (BL-VAL-045)', () => {
    const amex = { ...visa, cardNumber: '378282246310005' };
    expect(refused({ ...amex, securityCode: '123' })).toEqual(['securityCode']);
    expect(refused({ ...amex, securityCode: '1234' })).toEqual([]);
    expect(refused({ ...amex, securityCode: '12345' })).toEqual(['securityCode']);
    expect(refused({ ...amex, securityCode: '12a4' })).toEqual(['securityCode']);
  });

  it.each(['4242424242424242', '5555555555554444', '6011111111111117', '3530111333300000'])(
    'needs three digits of %s (BL-VAL-046)',
    (cardNumber) => {
      expect(refused({ ...visa, cardNumber, securityCode: '12' })).toEqual(['securityCode']);
      expect(refused({ ...visa, cardNumber, securityCode: '123' })).toEqual([]);
      expect(refused({ ...visa, cardNumber, securityCode: '1234' })).toEqual(['securityCode']);
      expect(refused({ ...visa, cardNumber, securityCode: '12a' })).toEqual(['securityCode']);
    },
  );

  it.each(['1234', '123456', '12a45', ''])('has no ZIP code "%s" (BL-VAL-059)', (zip) => {
    expect(refused({ ...visa, zip })).toEqual(['zip']);
  });

  it.each(['4111111111111112', '411111111111111', '4111x11111111111', '0000000000000000'])(
    'is no card with the number %s (BL-VAL-061)',
    (cardNumber) => {
      expect(refused({ ...visa, cardNumber })).toContain('cardNumber');
    },
  );

  it('must not have expired on the day of the payment', () => {
    const onSeptember1 = { limits: { ...context.limits, notBefore: '2029-09-01' } };
    expect(checkEntries('card', visa, onSeptember1)).toEqual({
      errors: [{ field: 'expiration', error: 'invalid' }],
    });
  });
});

describe('a bank account', () => {
  const account = {
    accountKind: 'CHECKING',
    routingNumber: '021000021',
    accountNumber: '0001 2345-6789',
    nameOnAccount: 'Ana Núñez',
  };

  it('is sent with plain digits', () => {
    expect(checkEntries('bank-account', account, context)).toEqual({
      values: { ...account, accountNumber: '000123456789' },
    });
  });

  it('needs a kind, a routing number with its check digit, and 4 to 17 digits', () => {
    const wrong = { accountKind: '', routingNumber: '021000022', accountNumber: '123', nameOnAccount: 'A' };
    expect(checkEntries('bank-account', wrong, context)).toEqual({
      errors: [
        { field: 'accountKind', error: 'missing' },
        { field: 'routingNumber', error: 'invalid' },
        { field: 'accountNumber', error: 'invalid' },
      ],
    });
  });
});

describe('the security code of a saved card', () => {
  it('is as long as the card wants it', () => {
    const amex = { ...context, method: { id: '1', type: 'AMERICAN_EXPRESS' } };
    expect(checkEntries('security-code', { securityCode: '1234' }, amex)).toEqual({
      values: { securityCode: '1234' },
    });
    expect(checkEntries('security-code', { securityCode: '1234' }, context)).toEqual({
      errors: [{ field: 'securityCode', error: 'invalid' }],
    });
  });

  it('is refused when it is empty (BL-VAL-050)', () => {
    expect(checkEntries('security-code', { securityCode: '' }, context)).toEqual({
      errors: [{ field: 'securityCode', error: 'missing' }],
    });
  });
});

function refused(entries: Entries): string[] {
  const checked = checkEntries('card', entries, context);
  return 'errors' in checked ? checked.errors.map((error) => error.field) : [];
}
