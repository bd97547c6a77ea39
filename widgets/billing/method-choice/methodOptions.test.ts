import { describe, expect, it } from 'vitest';
import { answersFor, answersForNew, firstChoice, newMethodsFor, type SavedMethod } from './methodOptions.ts';

describe('what can be entered', () => {
  it.each([
    ['BL-OTP-006', 'NONE', ['new-card', 'new-bank-account']],
    ['BL-RST-009', 'CARDS', ['new-bank-account']],
    ['BL-RST-010', 'BANK_ACCOUNTS', ['new-card']],
    ['BL-RST-011', 'CARDS_AND_BANK_ACCOUNTS', []],
    ['BL-RST-012', 'ALL_ONLINE', []],
  ] as const)('%s: with the restriction %s: %j', (_, restriction, methods) => {
    expect(newMethodsFor(restriction)).toEqual(methods);
  });
});

describe('the method to begin with', () => {
  it('is the default one', () => {
    expect(firstChoice([saved('m-1'), saved('m-2', { isDefault: true })])?.id).toBe('m-2');
  });

  it('BL-ELG-018: is another one where the default cannot be used', () => {
    const wallet = [saved('m-1', { isDefault: true, refusal: 'EXPIRED' }), saved('m-2')];
    expect(firstChoice(wallet)?.id).toBe('m-2');
  });

  it('is none where none can be used', () => {
    expect(firstChoice([saved('m-1', { refusal: 'RESTRICTED' })])).toBeUndefined();
    expect(firstChoice([])).toBeUndefined();
  });
});

describe('what the sequence keeps', () => {
  it('of a saved method is what the review shows, and neither token nor proof of another one', () => {
    expect(answersFor(saved('m-1'))).toEqual({
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
    expect(answersFor(account)).toMatchObject({ cardExpiration: '' });
    expect(answersFor(account)).not.toHaveProperty('cardKind');
  });

  it('while a method is entered has nothing of the one before', () => {
    expect(answersForNew('new-card')).toEqual({
      methodSource: 'new-card',
      methodId: '',
      lastFour: '',
      cardExpiration: '',
      token: '',
      securityCodeProof: '',
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
    isDefault: false,
    refusal: null,
    ...given,
  };
}
