import { acknowledgeError, expect, inEachLanguage, sample, test } from '../journey/index.ts';
import { readyToPay } from './readyToPay.ts';

/** A fault that leaves requests without an answer for now. */
const untilCleared = { kind: 'hang' } as const;

inEachLanguage(() => {
  test('a declined payment is told as such, charges nothing, and another method pays once (BL-OTP-042, BL-OTP-055, BL-ERR-007)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria');
    await customer.fault('createInstantPaymentV2', { kind: 'decline' }, 1);
    const payment = await readyToPay(page, words);
    await payment.pay();
    await acknowledgeError(page, words, 'paymentDeclined');
    await payment.expectStep('method');
    await expect(payment.savedMethod('BANK_ACCOUNT', '6789')).not.toBeChecked();
    expect(await customer.newPayments()).toEqual([]);
    await payment.fromMethodToReview();
    await payment.pay();
    await payment.expectPaidOnce(customer);
  });

  test('a payment that fails says so and leads on; paying again pays once (BL-OTP-042, BL-OTP-055, BL-ERR-008)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria');
    await customer.fault('createInstantPaymentV2', { kind: 'no-payment-id' }, 1);
    const payment = await readyToPay(page, words);
    await payment.pay();
    await acknowledgeError(page, words, 'paymentFailed');
    expect(await customer.newPayments()).toEqual([]);
    await payment.fromMethodToReview();
    await payment.pay();
    await payment.expectPaidOnce(customer);
  });

  test('an answer that is lost after the money was taken is found: one payment, with its number', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria');
    // Without a count: a browser repeats a request by itself if it was cut off on a reused connection.
    await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'after' });
    const payment = await readyToPay(page, words);
    await customer.fault('closeAttempt', untilCleared);
    await payment.pay();
    await payment.expectStillChecking();
    await customer.clearFaults();
    await payment.expectPaidOnce(customer);
  });

  test('a payment that never arrived is said to have charged nothing; paying again pays once (BL-ERR-008)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria');
    await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'before' });
    const payment = await readyToPay(page, words);
    await customer.fault('closeAttempt', untilCleared);
    await payment.pay();
    await payment.expectStillChecking();
    await customer.clearFaults();
    await acknowledgeError(page, words, 'paymentNotSent');
    expect(await customer.newPayments()).toEqual([]);
    await payment.expectStep('review');
    await payment.pay();
    await payment.expectPaidOnce(customer);
  });
});

const meaningless = [
  { kind: 'http-status', status: 503, timing: 'after' },
  { kind: 'malformed-json', timing: 'after' },
  { kind: 'failure-body', shape: 'multistatus', timing: 'after' },
] as const;

for (const effect of sample(meaningless, 1, 'answers that mean nothing')) {
  test(`an answer that means nothing (${effect.kind}) is not taken for a failure`, async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria');
    await customer.fault('createInstantPaymentV2', effect, 1);
    const payment = await readyToPay(page, words);
    await payment.pay();
    await payment.expectPaidOnce(customer);
    expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
  });
}
