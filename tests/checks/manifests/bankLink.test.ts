import { describe, expect, it } from 'vitest';
import type { PlacedWidget } from '../../../engine/core/manifest/index.ts';
import { orderOf } from '../../../engine/core/sequence/index.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { beginPayment, sequence, type OneTimePayment } from './oneTimePayment.ts';
import { holds, shownWidgets } from './placed.ts';
import { say } from './say.ts';
import { sequenceOf, walkSequence } from './walkSequence.ts';

const usual = ['amount', 'method', 'date', 'review'];
const withBank = ['amount', 'method', 'bank-sign-in', 'date', 'review'];
const linked = { token: 'token', methodType: 'BANK_ACCOUNT', lastFour: '4417' };

describe('paying by a sign-in to the bank', () => {
  it('BL-BNK-001, BL-BNK-002: has five steps, amount, method, bank sign-in, date, review, in place of four', () => {
    expect(orderNow(beginPayment(regular))).toEqual(usual);
    expect(orderNow(chooseBank())).toEqual(withBank);
  });

  it('BL-BNK-002: goes from the method to the bank, and with the linked account on to the date', () => {
    const payment = chooseBank().send('continue');
    expect(payment.at()).toBe('bank-sign-in');
    expect(payment.send('continue').at()).toBe('link-bank');
    expect(payment.settle('read', linked).at()).toBe('date');
    expect(['methodType', 'lastFour', 'token'].map(payment.answer)).toEqual([
      'BANK_ACCOUNT',
      '4417',
      'token',
    ]);
    expect(orderNow(payment)).toEqual(withBank);
    expect(payment.send('back').at()).toBe('bank-sign-in');
    expect(payment.send('continue').at(), 'signed in once').toBe('date');
  });

  it('BL-BNK-002: no later step opens without the linked account, nor once its token is gone', () => {
    const payment = chooseBank();
    expect(payment.open('review').at()).toBe('bank-sign-in');
    payment.send('continue').settle('read', linked).send('continue');
    expect(payment.at()).toBe('review');
    expect(payment.change({ token: '' }).send('pay').at()).toBe('bank-sign-in');
    expect(payment.refusal('lastFour')).toBe('Sign in to your bank again.');
    expect(payment.refusal('lastFour', 'es')).toBe('Vuelva a iniciar sesión en su banco.');
  });

  it('BL-BNK-002: a method that is changed from the review to the bank asks for the sign-in first', () => {
    const payment = beginPayment(regular, 'review').change({ methodSource: 'saved', methodId: 'm-1' });
    payment.send('change-method').change({ methodSource: 'linked-bank', lastFour: '' }).send('continue');
    expect(payment.at()).toBe('bank-sign-in');
    expect(payment.send('continue').settle('read', linked).at()).toBe('review');
  });

  it('BL-BNK-003: left, it is the step of the method again, one of four, with the amount that was entered', () => {
    const payment = chooseBank().send('continue').send('back');
    expect(payment.at()).toBe('method');
    expect(orderNow(payment)).toEqual(usual);
    expect(payment.answer('otherAmount')).toBe('20.00');
    expect(payment.error()).toBeUndefined();
  });

  it.each(['mismatch', 'too-many-attempts', 'unknown'])(
    'BL-BNK-003, BL-BNK-004: failed by %s, it says so there, and the amount is kept',
    (outcome) => {
      const payment = chooseBank().send('continue').send('continue').settle(outcome);
      expect([payment.at(), payment.error()]).toEqual(['method', 'bank-not-connected']);
      expect(orderNow(payment)).toEqual(usual);
      expect([payment.answer('otherAmount'), payment.answer('methodSource')]).toEqual(['20.00', undefined]);
    },
  );

  it('a user name that is missing is asked for where it is entered', () => {
    const payment = chooseBank().send('continue').send('continue').settle('invalid');
    expect([payment.at(), payment.error()]).toEqual(['bank-sign-in', undefined]);
  });

  it('the linked account can be saved', () => {
    const payment = chooseBank();
    const canBeSaved = { condition: 'method-can-be-saved' };
    expect(holds(payment.evaluator(), canBeSaved)).toBe(true);
    expect(holds(payment.change({ methodSource: 'saved' }).evaluator(), canBeSaved)).toBe(false);
  });
});

it('BL-BNK-001: a device has the step of the bank too, and no date', () => {
  const { id } = sequenceOf('device-payment');
  const payment = walkSequence(id, regular, 'method', { methodSource: 'linked-bank' });
  expect(orderOf(payment.evaluator(), sequenceOf(id))).toEqual([
    'amount',
    'method',
    'bank-sign-in',
    'review',
  ]);
});

it.each<[rows: string, restriction: string, offered: string[]]>([
  ['BL-BNK-005', 'NONE', ['Add a card', 'Add a bank account', 'Sign in to your bank']],
  ['BL-RST-009', 'CARDS', ['Add a bank account', 'Sign in to your bank']],
  ['BL-RST-013', 'BANK_ACCOUNTS', ['Add a card']],
  ['BL-RST-013', 'CARDS_AND_BANK_ACCOUNTS', []],
  ['BL-RST-013', 'ALL_ONLINE', []],
])('%s: with the restriction %s the step of the method offers %j', (_, restriction, offered) => {
  expect(offers(restriction)).toEqual(offered);
});

it('offers no sign-in to the bank while its toggle is off', () => {
  expect(offers('NONE', { 'toggle:bank-link': false })).toEqual(['Add a card', 'Add a bank account']);
});

/** A payment at the step of the method, with an amount entered and the bank chosen. */
function chooseBank(): OneTimePayment {
  return beginPayment(regular, 'method').change({
    amountChoice: 'other',
    otherAmount: '20.00',
    methodSource: 'linked-bank',
    lastFour: '',
    token: '',
  });
}

function orderNow(payment: OneTimePayment): readonly string[] {
  return orderOf(payment.evaluator(), sequence);
}

function offers(restriction: string, more: Facts = {}): string[] {
  const evaluator = askerFor({ ...regular, 'billing.restriction': restriction, ...more });
  const body = sequence.manifest.steps['method']?.body ?? [];
  const choice = shownWidgets(evaluator, body).find(({ widget }) => widget === 'billing/method-choice');
  const { entries = [] } = (choice?.settings ?? {}) as {
    entries?: { label: string; when?: PlacedWidget['when'] }[];
  };
  return entries.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label));
}
