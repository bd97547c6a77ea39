import type { Page, Request } from '@playwright/test';
import {
  addDays,
  choose,
  expect,
  inEachLanguage,
  test,
  type Customer,
  type Words,
} from '../journey/index.ts';
import { sentence } from '../sequences/sentence.ts';
import { clearStorage } from './matrix/storage.ts';
import { AMOUNT_DUE, paymentOn, readyToPay, type ReadyPayment } from './readyToPay.ts';

const OTHER_AMOUNT = 5000;

test('a request that arrives late, after its browser has forgotten it and another amount was paid, charges nothing', async ({
  page,
  context,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/selfservice\/graph/);
  const customer = await signInAs('maria');
  const late = await losePayment(page);
  const first = await readyToPay(page, words);
  await first.pay();
  await late.isSent;
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/support');
  await reopened.evaluate(clearStorage);
  const second = paymentOn(reopened, words);
  await second.open();
  const method = () => choose(second.savedMethod('BANK_ACCOUNT', '6789'));
  await second.toReview({ otherAmount: '50.00', method });
  await second.payButton(OTHER_AMOUNT).click();
  await second.expectResult('payment:result.paidHeading');
  const [paid] = await customer.newPayments();
  expect(await late.arrive()).toMatchObject({
    errors: [
      { extensions: { code: 'POSSIBLE_DUPLICATE', paymentIds: [paid?.paymentId], amount: OTHER_AMOUNT } },
    ],
  });
  expect(await customer.newPayments()).toHaveLength(1);
  expect(await customer.billing()).toMatchObject({ amountDue: AMOUNT_DUE - OTHER_AMOUNT });
});

inEachLanguage(() => {
  test('a form that was left open while another amount was paid asks before it pays, and says what was paid', async ({
    page,
    signInAs,
    words,
    words: { money },
  }) => {
    const customer = await signInAs('maria');
    const left = await readyToPay(page, words);
    await payMeanwhile(customer, left);
    const { question, another } = questionOn(page, words);
    await expect(question).toContainText(new RegExp(sentence(words, 'payment:paidAlready.text')));
    await expect(question).toContainText(money(OTHER_AMOUNT));
    expect(await customer.newPayments()).toHaveLength(1);
    await another.click();
    await left.expectResult('payment:result.paidHeading');
    expect(await customer.newPayments()).toHaveLength(2);
  });

  test('who closes the question, or says no, is asked again by the next press, about what is due by now', async ({
    page,
    signInAs,
    words,
    words: { say },
  }) => {
    const customer = await signInAs('maria');
    const left = await readyToPay(page, words);
    await payMeanwhile(customer, left);
    const rest = AMOUNT_DUE - OTHER_AMOUNT;
    const { question, another } = questionOn(page, words, rest);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await left.payButton(rest).click();
    await expect(another).toBeVisible();
    expect(await customer.newPayments()).toHaveLength(1);
    await question.getByRole('button', { name: say('payment:paidAlready.stop') }).click();
    await expect(page).toHaveURL(/\/billing$/);
    await page.goBack();
    await left.expectStep('review');
    await expect(question).toBeHidden();
    await left.payButton(rest).click();
    await another.click();
    await left.expectResult('payment:result.paidHeading');
    expect(await customer.billing()).toMatchObject({ amountDue: 0 });
  });

  test('a form that was left open while several payments were made asks about each for itself, the same amount first', async ({
    page,
    signInAs,
    words,
    words: { money },
  }) => {
    const customer = await signInAs('maria');
    const left = await readyToPay(page, words);
    await customer.payElsewhere(AMOUNT_DUE);
    const { paymentSchedule } = await customer.billing();
    await customer.payElsewhere(500, { on: addDays(paymentSchedule.today, 5) });
    await left.pay();
    const { question, another } = questionOn(page, words);
    await expect(question).toContainText(new RegExp(sentence(words, 'payment:paidAlready.text')));
    await expect(question).toContainText(money(AMOUNT_DUE));
    await another.click();
    await expect(question).toContainText(money(500));
    expect(await customer.newPayments()).toHaveLength(1);
    await another.click();
    await left.expectResult('payment:result.paidHeading');
    expect(await customer.newPayments()).toHaveLength(2);
  });
});

/** Pays another amount at another device, and then goes on with the form that was left open. */
async function payMeanwhile(customer: Customer, left: ReadyPayment): Promise<void> {
  await customer.payElsewhere(OTHER_AMOUNT);
  await left.pay();
}

/** The question whether to pay once more, and its way to do so. */
function questionOn(page: Page, { say, money }: Words, amount = AMOUNT_DUE) {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const name = say('payment:paidAlready.another', { amount: money(amount) });
  return { question, another: question.getByRole('button', { name }) };
}

/** Intercepts the paying request of a page, which gets no answer from then on, and sends it to the provider on `arrive`. */
async function losePayment(page: Page): Promise<{ isSent: Promise<void>; arrive(): Promise<unknown> }> {
  const sent = Promise.withResolvers<Request>();
  let isGone = false;
  await page.route('**/selfservice/graph', async (route) => {
    isGone ||= route.request().postData()?.includes('createInstantPaymentV2') ?? false;
    if (!isGone) return route.fallback();
    sent.resolve(route.request());
    await route.abort();
  });
  const { request } = page.context();
  return {
    isSent: sent.promise.then(() => undefined),
    async arrive() {
      const lost = await sent.promise;
      const headers = { 'x-portal-request': '1', origin: new URL(lost.url()).origin };
      return (await request.post(lost.url(), { headers, data: lost.postDataJSON() })).json();
    },
  };
}
