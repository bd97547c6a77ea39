import { describe, expect, it } from 'vitest';
import { declaredOutcome } from '../../../engine/core/sequence/index.ts';
import { site } from './realSite.ts';

const operations = Object.entries(site.manifests.sequence).flatMap(([sequence, manifest]) =>
  Object.entries(manifest.operations ?? {}).map(([name, operation]) => ({
    ...operation,
    at: `${sequence}/${name}`,
  })),
);

/** Every operation of every sequence that runs one of these names. */
function running(...names: string[]) {
  const found = operations.filter(({ run }) => names.includes(run));
  expect(found.map(({ run }) => run)).toEqual(expect.arrayContaining(names));
  return found;
}

const payments = [
  'billing/create-instant-payment',
  'billing/create-device-payment',
  'billing/create-future-payment',
];

describe('a payment that is refused', () => {
  it.each([
    ['AMOUNT_OUT_OF_RANGE', 'amount-refused'],
    ['METHOD_NOT_ELIGIBLE', 'method-refused'],
    ['SECURITY_CODE_NOT_VERIFIED', 'code-expired'],
    ['INVALID_INPUT', 'method-refused'],
    ['TOO_MANY_ATTEMPTS', 'method-refused'],
    ['BILL_PAY_UNAVAILABLE', 'unavailable'],
    ['NOT_ALLOWED', 'unavailable'],
    ['NOT_FOUND', 'unavailable'],
    // A code with which no payment is refused: its outcome has to be looked up.
    ['ALREADY_ENROLLED', 'unknown'],
  ])('with %s: %s, in every sequence that pays', (code, outcome) => {
    for (const operation of running(...payments))
      expect([operation.at, declaredOutcome(operation, { outcome: 'unknown', refusal: [code] })]).toEqual([
        operation.at,
        outcome,
      ]);
  });

  it('because of its day is told so, and of one that is always paid today nothing is known', () => {
    const refused = { outcome: 'unknown', refusal: ['DATE_NOT_ALLOWED'] };
    for (const operation of running(...payments)) {
      const isForToday = operation.run === 'billing/create-device-payment';
      expect(declaredOutcome(operation, refused)).toBe(isForToday ? 'unknown' : 'date-refused');
    }
  });
});

it.each([
  ['billing/turn-on-auto-pay', 'ALREADY_ENROLLED', 'on-already'],
  ['billing/turn-on-auto-pay', 'METHOD_NOT_ELIGIBLE', 'method-refused'],
  ['billing/turn-on-auto-pay', 'SECURITY_CODE_NOT_VERIFIED', 'method-refused'],
  ['billing/turn-on-auto-pay', 'INVALID_INPUT', 'method-refused'],
  ['billing/turn-on-auto-pay', 'NOT_ALLOWED', 'unavailable'],
  ['billing/turn-on-auto-pay', 'WALLET_FULL', 'wallet-full'],
  ['billing/turn-on-auto-pay', 'ATTEMPT_CLOSED', 'failed'],
  ['billing/cancel-auto-pay', 'NOT_ALLOWED.PROCESSING', 'processing'],
  ['billing/cancel-auto-pay', 'NOT_ALLOWED.REQUIRED', 'failed'],
  ['billing/begin-auto-pay-change', 'NOT_ALLOWED.PROCESSING', 'processing'],
  ['billing/begin-auto-pay-change', 'NOT_ALLOWED.NOT_ENROLLED', 'off-already'],
  ['billing/begin-auto-pay-change', 'METHOD_NOT_ELIGIBLE', 'method-refused'],
  ['billing/begin-auto-pay-change', 'SECURITY_CODE_NOT_VERIFIED', 'method-refused'],
  ['billing/begin-auto-pay-change', 'WALLET_FULL', 'wallet-full'],
  ['billing/replace-auto-pay-method', 'METHOD_NOT_ELIGIBLE.NOT_SAVED', 'method-refused'],
  ['billing/replace-auto-pay-method', 'METHOD_NOT_ELIGIBLE.PAST_DUE', 'failed'],
  ['billing/replace-auto-pay-method', 'SECURITY_CODE_NOT_VERIFIED', 'method-refused'],
  ['billing/replace-auto-pay-method', 'WALLET_FULL', 'wallet-full'],
  ['billing/cancel-scheduled-payment', 'NOT_ALLOWED.PROCESSING', 'processing'],
  ['billing/cancel-scheduled-payment', 'NOT_ALLOWED.NOT_SCHEDULED', 'not-scheduled'],
  ['billing/add-payment-method', 'METHOD_NOT_ELIGIBLE.KIND_NOT_ALLOWED', 'kind-refused'],
  ['billing/add-payment-method', 'METHOD_NOT_ELIGIBLE.RESTRICTED', 'failed'],
  ['billing/add-payment-method', 'WALLET_FULL', 'wallet-full'],
  ['billing/update-payment-method', 'METHOD_NOT_ELIGIBLE.EXPIRED', 'expires-too-soon'],
  ['billing/update-payment-method', 'METHOD_NOT_ELIGIBLE.KIND_NOT_ALLOWED', 'failed'],
  ['billing/update-payment-method', 'NOT_FOUND', 'gone'],
  ['billing/delete-payment-method', 'METHOD_IN_USE.AUTO_PAY', 'in-use'],
  ['billing/delete-payment-method', 'NOT_ALLOWED', 'failed'],
  ['billing/send-verification-code', 'TOO_MANY_ATTEMPTS.SENT_JUST_NOW', 'sent-just-now'],
  ['billing/send-verification-code', 'TOO_MANY_ATTEMPTS.LOCKED', 'locked'],
  ['billing/verify-account', 'CODE_REFUSED.WRONG', 'wrong'],
  ['billing/verify-account', 'CODE_REFUSED.EXPIRED', 'expired'],
  ['billing/verify-account', 'TOO_MANY_ATTEMPTS.LOCKED', 'locked'],
  ['account/activate-equipment', 'CODE_REFUSED.WRONG', 'wrong'],
  ['account/activate-equipment', 'NOT_ALLOWED.NEEDS_TECHNICIAN', 'needs-technician'],
  ['account/activate-kit', 'NOT_ALLOWED.NEEDS_TECHNICIAN', 'needs-technician'],
  ['account/activate-streaming', 'CODE_REFUSED', 'wrong'],
  ['account/activate-streaming', 'TOO_MANY_ATTEMPTS', 'locked'],
  ['account/place-order', 'NOT_ALLOWED.CHANGED', 'changed'],
  ['account/place-order', 'NOT_ALLOWED.PAST_DUE', 'past-due'],
  ['account/place-order', 'ATTEMPT_CLOSED', 'failed'],
])('a refusal of %s with %s is %s', (run, name, outcome) => {
  const [code = ''] = name.split('.');
  for (const operation of running(run))
    expect(declaredOutcome(operation, { outcome: 'failed', refusal: [name, code] })).toBe(outcome);
});
