import { expect, it } from 'vitest';
import { meantName, suggest } from './index.ts';

it.each([
  ['may-pays', ['may-pay', 'signed-in'], 'may-pay'],
  ['defualt', ['default', 'focused'], 'default'],
  ['session.signedin', ['session.signedIn', 'session.role'], 'session.signedIn'],
  [
    'billing:pendingPayment.titel',
    ['billing:pendingPayment.title', 'billing:pendingPayment.text'],
    'billing:pendingPayment.title',
  ],
  ['delinqency-30', ['delinquency-30', 'delinquency-60'], 'delinquency-30'],
  ['guard', ['guards', 'page'], 'guards'],
  ['signedin', ['signed-in', 'signed-up'], 'signed-in'],
  ['pay_now', ['pay-now', 'pay-new'], 'pay-now'],
])('takes %s of %j for %s', (name, known, meant) => {
  expect(meantName(name, known)).toBe(meant);
});

it.each([
  ['a number for another one', '31', ['30', '60']],
  ['a number in a name for another one', 'delinquency-31', ['delinquency-30']],
  ['a negation for what it negates', 'unsigned-in', ['signed-in']],
  ['a negation for what it negates, inside of a name', 'account.inactive', ['account.active']],
  ['a limit for the opposite one', 'payment.minimum', ['payment.maximum']],
  ['a word for its opposite', 'increase', ['decrease']],
  ['an affirmation for its negation', 'can-pay', ['cannot-pay', 'no-can-pay']],
  ['a name for one of two that are near', 'payment', ['payments', 'payment2', 'repayment', 'paymemt']],
  ['a short word for another one', 'any', ['all', 'not']],
  ['a word for one that only resembles it', 'revue', ['review']],
])('never takes %s', (_, name, known) => {
  expect(meantName(name, known)).toBeUndefined();
});

it('is more careful than a suggestion, that somebody reads', () => {
  expect(suggest('31x', ['30x'])).toBe('30x');
  expect(meantName('31x', ['30x'])).toBeUndefined();
});
