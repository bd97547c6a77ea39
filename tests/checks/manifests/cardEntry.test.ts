import { describe, expect, it } from 'vitest';
import { checkEntries } from '../../../sandbox/card/frame/page/checkEntries.ts';
import type { Entries } from '../../../sandbox/card/frame/page/fields.ts';
import type { FrameLimits, FrameMode } from '../../../sandbox/card/frame/page/protocol.ts';
import { regular } from './customer.ts';
import { beginPayment } from './oneTimePayment.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

/** The limits of the card service's page, from the manifests. */
const limits: FrameLimits = {
  maxExpiryYears: constant('maximumCardExpiryYears'),
  securityCodeLength: constant('securityCodeLength'),
  amexSecurityCodeLength: constant('amexSecurityCodeLength'),
  zipLength: constant('zipLength'),
  today: '2026-06-15',
};

const visa = {
  cardNumber: '4111111111111111',
  expiration: '1229',
  securityCode: '123',
  nameOnCard: 'Maria Lopez',
  zip: '28202',
};
const saved = { expiration: '1229', securityCode: '', nameOnCard: 'Maria Lopez', zip: '28202' };
const account = {
  accountKind: 'CHECKING',
  routingNumber: '110000000',
  accountNumber: '12345678',
  nameOnAccount: 'Maria Lopez',
};

describe('what a card form takes', () => {
  it.each<[row: string, field: keyof typeof visa, takes: string[], refuses: string[]]>([
    ['BL-VAL-046', 'securityCode', ['123'], ['12', '1234', '12a', '']],
    ['BL-VAL-051', 'expiration', ['1229', '12/29', '12/2029'], ['1329', '0029', '129', 'ab29', '']],
    ['BL-VAL-055', 'expiration', ['0626'], ['0526']],
    ['BL-VAL-058', 'expiration', ['0646'], ['0199', '0746']],
    ['BL-VAL-059', 'zip', ['12345'], ['1234', '123456', '12a45', '']],
    ['BL-VAL-060', 'nameOnCard', ['M'], ['', '   ']],
    ['BL-VAL-061', 'cardNumber', ['4111111111111111', '4111 1111-1111 1111'], ['4111111111111112', '4111']],
  ])('%s: as %s', (_, field, takes, refuses) => {
    for (const value of takes)
      expect([value, refused('card', { ...visa, [field]: value })]).toEqual([value, []]);
    for (const value of refuses)
      expect([value, refused('card', { ...visa, [field]: value })]).toEqual([value, [field]]);
  });

  it('BL-VAL-045: four digits as the code of an American Express, and no other number of them', () => {
    const amex = { ...visa, cardNumber: '378282246310005' };
    expect(refused('card', { ...amex, securityCode: '1234' })).toEqual([]);
    for (const securityCode of ['123', '12345', '12a4'])
      expect(refused('card', { ...amex, securityCode })).toEqual(['securityCode']);
  });

  it('BL-VAL-048, BL-VAL-049: of a saved card no code, or one that is right', () => {
    expect(refused('edit-card', { ...saved, zip: '28205' })).toEqual([]);
    expect(refused('edit-card', { ...saved, securityCode: '12' })).toEqual(['securityCode']);
    expect(refused('edit-card', { ...saved, securityCode: '123' })).toEqual([]);
  });

  it('BL-VAL-062: of a bank account a routing number with its checksum, a number and a kind', () => {
    expect(refused('bank-account', account)).toEqual([]);
    for (const routingNumber of ['11000000', '110000001', ''])
      expect(refused('bank-account', { ...account, routingNumber })).toEqual(['routingNumber']);
    expect(refused('bank-account', { ...account, accountNumber: '' })).toEqual(['accountNumber']);
    expect(refused('bank-account', { ...account, accountKind: '' })).toEqual(['accountKind']);
  });
});

it('the hint of the security code agrees with its error, in both languages', () => {
  const withDigits = {
    digits: 'constant.securityCodeLength',
    amexDigits: 'constant.amexSecurityCodeLength',
  };
  const said = (key: string) =>
    (['en', 'es'] as const).map((language) =>
      say({ key: `card:${key}.securityCode`, with: withDigits }, {}, language),
    );
  expect(said('hint')).toEqual([
    '3 digits on the back; American Express, 4 on the front',
    '3 dígitos al reverso; American Express, 4 al frente',
  ]);
  expect(said('error')).toEqual([
    'The security code must have 3 numeric characters.',
    'El código de seguridad debe tener 3 o 4 caracteres numéricos.',
  ]);
});

it.each([
  ['0626', false],
  ['0726', true],
  ['0826', true],
])('BL-VAL-053: a card of %s pays on 07/15/26: %s', (cardExpiration, pays) => {
  const facts = { ...regular, 'billing.today': '2026-06-15', 'billing.lastFuturePaymentDate': '2026-09-13' };
  const payment = beginPayment(facts, 'date').change({ cardExpiration, paymentDate: '07/15/26' });
  expect(payment.refusal('paymentDate') === undefined).toBe(pays);
});

function refused(mode: FrameMode, entries: Entries): string[] {
  const checked = checkEntries(mode, entries, { limits });
  return 'errors' in checked ? checked.errors.map(({ field }) => field) : [];
}

function constant(name: string): number {
  return Number(site.manifests.constants['constants']?.constants[name]?.value);
}
