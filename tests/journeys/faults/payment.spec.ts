import type { FaultOrder } from '../../../sandbox/platform/fault/fault.ts';
import {
  acknowledgeError,
  choose,
  expect,
  inEachLanguage,
  paymentSteps,
  sample,
  test,
  type PaymentSteps,
} from '../journey/index.ts';

const complaint =
  /selfservice\/graph|cps\/v1|pub\/pci|status of [45]0|status code 50|Server\w*Error|JSON|ERR_/;

inEachLanguage(() => {
  test('methods that cannot be loaded are told over the step, and trying again recovers (BL-ERR-006)', async ({
    page,
    complaints,
    signInAs,
    words: { say },
    words,
  }) => {
    complaints.expect(complaint);
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.expectStep('amount');
    await customer.fault('wallet', { kind: 'http-status', status: 500 });
    await steps.continue();
    await acknowledgeError(page, words, 'paymentMethodsUnavailable');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      say('payment:method.heading'),
    );
    await customer.clearFaults();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('essential:retry') })
      .click();
    await expect(steps.savedMethod('VISA', '4242')).toBeVisible();
    await steps.typeCode('123');
    await steps.continue();
    await steps.expectStep('date');
  });
});

test('what is owed cannot be loaded for the payment: that is said, and nothing about who may pay; one pays once it is there (BL-ERR-005)', async ({
  page,
  complaints,
  signInAs,
  words: { say },
  words,
}) => {
  complaints.expect(complaint);
  const customer = await signInAs('maria', '/support');
  await customer.fault('billingAccounts', { kind: 'http-status', status: 500 });
  await page.goto('/billing/pay');
  await acknowledgeError(page, words, 'billingInfoUnavailable');
  const main = page.getByRole('main');
  await expect(main).toContainText(say('billing:errors.billingInfoUnavailable.text'));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    say('billing:errors.billingInfoUnavailable.title'),
  );
  await expect(main.getByRole('link', { name: say('payment:exit') })).toHaveAttribute('href', '/billing');
  await customer.clearFaults();
  await main.getByRole('button', { name: say('essential:retry') }).click();
  await paymentSteps(page, words).expectStep('amount');
});

test('who may not pay is not let in where the account cannot be loaded (BL-ROL-004)', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(complaint);
  const customer = await signInAs('diego', '/support');
  await customer.fault('account', { kind: 'http-status', status: 500 });
  await page.goto('/billing/pay');
  await acknowledgeError(page, words, 'billPayUnavailable');
  await expect(page).toHaveURL(/\/billing$/);
});

/** Faults that refuse the payment and change nothing, each with its error of the catalogue, and the step afterwards. */
const refusals: readonly [string, FaultOrder['effect'], string, 'amount' | 'method' | 'date' | 'review'][] = [
  ['declined', { kind: 'decline' }, 'paymentDeclined', 'method'],
  ['not available', { kind: 'graphql-error', code: 'BILL_PAY_UNAVAILABLE' }, 'billPayUnavailable', 'review'],
  ['another amount', { kind: 'graphql-error', code: 'AMOUNT_OUT_OF_RANGE' }, 'amountRefused', 'amount'],
  ['another day', { kind: 'graphql-error', code: 'DATE_NOT_ALLOWED' }, 'dateRefused', 'date'],
  ['another method', { kind: 'graphql-error', code: 'METHOD_NOT_ELIGIBLE' }, 'methodRefused', 'method'],
];

for (const [what, effect, error, step] of sample(refusals, 2, 'refusals')) {
  test(`a payment that is refused (${what}) is told, and can be made after that, once`, async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(complaint);
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview({ method: fromTheBank });
    await customer.fault('createInstantPaymentV2', effect, 1);
    await steps.payButton(8410).click();
    await acknowledgeError(page, words, error);
    await steps.expectStep(step);
    await goOnFrom(step, steps);
    await steps.payButton(8410).click();
    await steps.expectResult('payment:result.paidHeading');
    expect(await customer.newPayments()).toHaveLength(1);
  });
}

const fromTheBank = (steps: PaymentSteps): Promise<void> => choose(steps.savedMethod('BANK_ACCOUNT', '6789'));

async function goOnFrom(step: 'amount' | 'method' | 'date' | 'review', steps: PaymentSteps): Promise<void> {
  const order = ['amount', 'method', 'date', 'review'] as const;
  for (const current of order.slice(order.indexOf(step), -1)) {
    await steps.expectStep(current);
    if (current === 'method') await fromTheBank(steps);
    await steps.continue();
  }
  await steps.expectStep('review');
}
