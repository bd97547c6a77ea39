import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../testing/index.ts';
import type { MethodChoiceSettings } from '../../generated/settings.ts';
import {
  answersFor,
  answersForNew,
  badgeFor,
  firstChoice,
  offered,
  refuseChoice,
  type SavedMethod,
} from './methodOptions.ts';

const settings = exampleOf('billing/method-choice', 'an empty wallet').settings as MethodChoiceSettings;
const { keeps, badges } = settings;

describe('the method to begin with', () => {
  it('is the default one', () => {
    expect(firstChoice([saved('m-1'), saved('m-2', { isDefault: true })], settings)?.id).toBe('m-2');
  });

  it('BL-ELG-018: is another one where the default cannot be used', () => {
    const wallet = [saved('m-1', { isDefault: true, refusal: 'EXPIRED' }), saved('m-2')];
    expect(firstChoice(wallet, settings)?.id).toBe('m-2');
  });

  it('is none where none can be used', () => {
    expect(firstChoice([saved('m-1', { refusal: 'RESTRICTED' })], settings)).toBeUndefined();
    expect(firstChoice([], settings)).toBeUndefined();
  });
});

it('BL-QPY-001: of quick pay nothing but its method stands there', () => {
  const wallet = [saved('m-1', { isDefault: true }), saved('m-2', { quickPay: true })];
  expect(offered(wallet, { only: 'quick-pay' }).map(({ id }) => id)).toEqual(['m-2']);
  expect(offered(wallet, {})).toEqual(wallet);
});

it('begins with nothing where the settings say so', () => {
  expect(firstChoice([saved('m-1', { isDefault: true })], { beginsWith: [] })).toBeUndefined();
});

describe('what cannot be chosen', () => {
  const forAutoPay = { purpose: 'auto-pay', inUse: 'payment:method.label', area: 'CORE' } as const;

  it.each<[string, Partial<SavedMethod>, string | undefined]>([
    ['BL-ELG-016: an expired card', { expired: true, autoPayRefusal: 'EXPIRED' }, 'expired'],
    [
      'BL-VAL-056: a card that expires before the first draft',
      { autoPayRefusal: 'EXPIRED' },
      'expires-before',
    ],
    ['BL-ELG-017: a restricted method', { autoPayRefusal: 'RESTRICTED' }, 'restricted'],
    ['BL-APM-004: the method that Auto Pay draws on', { usedFor: ['CORE'] }, 'in-use'],
    [
      'BL-ELG-004, BL-ELG-005: a bank account for mobile',
      { autoPayRefusal: 'KIND_NOT_ALLOWED' },
      'cards-only',
    ],
    ['nothing that is good', { refusal: 'RESTRICTED', usedFor: ['MOBILE'] }, undefined],
  ])('for Auto Pay is %s', (_, given, refused) => {
    expect(refuseChoice(saved('m-1', given), forAutoPay)).toBe(refused);
  });

  it('for a payment is what cannot pay, and not what Auto Pay draws on', () => {
    expect(refuseChoice(saved('m-1', { refusal: 'EXPIRED', expired: true }), {})).toBe('expired');
    expect(refuseChoice(saved('m-1', { usedFor: ['CORE'], autoPayRefusal: 'EXPIRED' }), {})).toBeUndefined();
  });
});

describe('the badge of a method', () => {
  it('is the first of the settings that is true of it', () => {
    const method = saved('m-1', { expiringSoon: true, isAutoPayMethod: true });
    expect(badgeFor(method, badges)?.of).toBe('expiring');
    expect(badgeFor(method, badges.toReversed())?.of).toBe('auto-pay');
    expect(badgeFor(saved('m-1'), badges)).toBeUndefined();
  });
});

describe('what the sequence keeps', () => {
  it('of a saved method is what the review shows, and neither token nor proof of another one', () => {
    expect(answersFor(saved('m-1'), keeps)).toEqual({
      methodSource: 'saved',
      methodId: 'm-1',
      methodType: 'VISA',
      lastFour: '4242',
      cardExpiration: '0630',
      cardKind: 'CREDIT',
      token: '',
      securityCodeProof: '',
    });
  });

  it('of a bank account has no expiration', () => {
    const account = saved('m-1', { type: 'BANK_ACCOUNT', cardKind: null, expiration: null });
    expect(answersFor(account, keeps)).toMatchObject({ cardExpiration: '', cardKind: 'unanswered' });
  });

  it('while a method is entered has nothing of the one before', () => {
    expect(answersForNew('new-card', keeps)).toEqual({
      methodSource: 'new-card',
      methodId: '',
      lastFour: '',
      cardExpiration: '',
      token: '',
      securityCodeProof: '',
      cardKind: 'unanswered',
    });
  });
});

function saved(id: string, given: Partial<SavedMethod> = {}): SavedMethod {
  return {
    id,
    type: 'VISA',
    cardKind: 'CREDIT',
    bankAccountKind: null,
    lastFour: '4242',
    expiration: '0630',
    expired: false,
    expiringSoon: false,
    isAutoPayMethod: false,
    quickPay: false,
    isDefault: false,
    usedFor: [],
    refusal: null,
    autoPayRefusal: null,
    ...given,
  };
}
