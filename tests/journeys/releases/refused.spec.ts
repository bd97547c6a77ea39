import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, expect, paymentSteps, sample } from '../journey/index.ts';
import { test } from './releaseJourney.ts';

// Each test publishes, which checks the whole portal.
test.slow();

const payment = 'manifests/portal/sequences/one-time-payment.json';

interface Edited {
  order: string[];
  parts: { payment: { outcomes: Record<string, object[]> } };
  steps: { amount: { on: { continue: { transitions: object[] } } } };
}

/** The present payment with an edit. */
function edited(edit: (sequence: Edited) => void): Edited {
  const sequence = JSON.parse(readFileSync(join(import.meta.dirname, '../../..', payment), 'utf8')) as Edited;
  edit(sequence);
  return sequence;
}

/**
 * Edits of one line each, after which customers would pay twice, wrongly believe that they have paid, pay without having
 * chosen a method, or be led to a step that does not exist.
 */
const edits: readonly [edit: string, (sequence: Edited) => void, found: RegExp][] = [
  [
    'not known leads back to the review as failed',
    ({
      parts: {
        payment: { outcomes },
      },
    }) => Object.assign(outcomes, { unknown: [{ to: 'review', error: 'payment-failed', newAttempt: true }] }),
    /no-outcome/,
  ],
  [
    'declined leads to the receipt',
    ({
      parts: {
        payment: { outcomes },
      },
    }) => Object.assign(outcomes, { declined: [{ to: 'paid' }] }),
    /untrue-result/,
  ],
  [
    'the amount leads past the method',
    ({ steps: { amount } }) =>
      amount.on.continue.transitions.splice(1, 1, { to: 'date', clear: ['askedAmount'] }),
    /skips-step/,
  ],
  [
    'the order has no day, which the review lets one change',
    (sequence) => Object.assign(sequence, { order: ['amount', 'method', 'review'] }),
    /step-out-of-order/,
  ],
];

test(
  'an edit after which customers would pay twice, pass over a step, or believe that they paid, is not published: who is paying pays once',
  { tag: '@daily' },
  async ({ page, desk, places, signInAs, words }) => {
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview({ otherAmount: '10' });
    for (const [edit, change, found] of sample(edits, 2, 'refused edits')) {
      desk.write(payment, edited(change));
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
  },
);

test('another order of the steps is one line: who publishes it reads each way that changes, and customers go by it and pay once', async ({
  page,
  desk,
  signInAs,
  words,
}) => {
  desk.write(
    payment,
    edited((sequence) => Object.assign(sequence, { order: ['amount', 'date', 'method', 'review'] })),
  );
  const printed = await desk.portal('publish', '--yes');
  for (const way of [
    'amount · continue: to date',
    'date · continue: to method',
    'read-method · read: to review',
    'method · back: to date',
  ])
    expect(printed).toContain(way);
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  const expectPlace = (current: number, step: 'amount' | 'date' | 'method' | 'review'): Promise<void> => {
    const place = words.say('form:step', { current, total: 4, title: words.say(`payment:${step}.title`) });
    return expect(page.getByRole('main').getByText(place, { exact: true })).toBeVisible();
  };
  await expectPlace(1, 'amount');
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('10');
  await steps.continue();
  await expectPlace(2, 'date');
  await steps.continue();
  await expectPlace(3, 'method');
  await steps.back();
  await expectPlace(2, 'date');
  await steps.continue();
  await steps.typeCode('123');
  await steps.continue();
  await expectPlace(4, 'review');
  await steps.payButton(1000).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});
