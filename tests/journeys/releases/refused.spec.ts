import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, paymentSteps } from '../journey/index.ts';
import { test } from './releaseJourney.ts';

const payment = 'manifests/portal/sequences/one-time-payment.json';

interface Edited {
  parts: { payment: { outcomes: Record<string, object[]> } };
}

/** One line each; after it, customers would pay again what was taken, or believe that they have paid. */
const edits: readonly [edit: string, outcomes: Record<string, object[]>, found: RegExp][] = [
  [
    'not known leads back to the review as failed',
    { unknown: [{ to: 'review', error: 'payment-failed', newAttempt: true }] },
    /no-outcome/,
  ],
  ['declined leads to the receipt', { declined: [{ to: 'paid' }] }, /untrue-result/],
];

test('an edit after which customers would pay twice, or believe that they paid, is not published: who is paying pays once', async ({
  page,
  desk,
  places,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '10' });
  const text = readFileSync(join(import.meta.dirname, '../../..', payment), 'utf8');
  for (const [edit, outcomes, found] of edits) {
    const sequence = JSON.parse(text) as Edited;
    Object.assign(sequence.parts.payment.outcomes, outcomes);
    desk.write(payment, sequence);
    const refusal = await desk.portal('publish', '--yes').then(
      () => '',
      (reason: { stdout: string; stderr: string }) => reason.stdout + reason.stderr,
    );
    expect(refusal, edit).toMatch(found);
  }
  expect(existsSync(join(places.dataFolder, 'releases/current.json'))).toBe(false);
  await steps.payButton(1000).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});
