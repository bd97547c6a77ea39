import { address, choose, expect, heading, test, watchPresses } from '../journey/index.ts';
import { sentence } from '../sequences/sentence.ts';
import { AMOUNT_DUE, paymentOn, readyToPay, type ReadyPayment } from './readyToPay.ts';

interface Press {
  how: string;
  press(payment: ReadyPayment): Promise<void>;
}

const button = (payment: ReadyPayment) => payment.payButton(AMOUNT_DUE);

/** Ways of pressing the button more than once. Every press is real; later ones may find the button gone. */
const presses: readonly Press[] = [
  { how: 'a double click', press: (payment) => button(payment).dblclick() },
  {
    how: 'Enter and a click',
    async press(payment) {
      const box = await button(payment).boundingBox();
      await button(payment).focus();
      const { keyboard, mouse } = button(payment).page();
      await Promise.all([
        keyboard.press('Enter'),
        mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2),
      ]);
    },
  },
  {
    how: 'ten quick taps',
    async press(payment) {
      await button(payment).evaluate((element) => {
        for (let tap = 0; tap < 10; tap += 1) (element as HTMLElement).click();
      });
    },
  },
];

for (const { how, press } of presses) {
  test(`${how} on Pay makes one payment (BL-OTP-013)`, async ({ page, signInAs, words }) => {
    const customer = await signInAs('maria');
    await customer.fault('createInstantPaymentV2', { kind: 'slow', milliseconds: 300 });
    const payment = await readyToPay(page, words);
    // A step that has just come takes no press: raw presses wait for that, as those of locators do.
    await button(payment).click({ trial: true });
    await press(payment);
    await payment.expectPaidOnce(customer);
    expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
  });
}

test('a double press on Continue goes on by one step, and pays nothing before the review is read (BL-OTP-013)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria');
  await page.setViewportSize({ width: 390, height: 844 });
  const payment = paymentOn(page, words);
  await payment.open();
  await payment.expectStep('amount');
  const met = await watchPresses(page, 'main h1');
  await payment.continue();
  await payment.expectStep('method');
  await choose(payment.savedMethod('BANK_ACCOUNT', '6789'));
  await payment.continue();
  await payment.expectStep('date');
  await payment.continue();
  await payment.expectStep('review');
  await expect.poll(() => met.jsonValue()).toEqual(['the cover', 'the cover', 'the cover']);
});

test('Back after a payment shows no form that pays it again, and a new payment begins empty (BL-OTP-013)', async ({
  page,
  signInAs,
  words: { say },
  words,
}) => {
  const customer = await signInAs('maria', '/billing');
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectPaidOnce(customer);
  // The first press leads past all the steps, to the entry with which the portal was loaded here: Back leaves none by itself.
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(history.state, 'index')))).toBe(0);
  await expect.poll(() => address(page)).toBe('/billing/pay/paid');
  await expect(payment.payButton(AMOUNT_DUE)).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText(say('billing:heading'));
  await page
    .getByRole('main')
    .getByRole('link', { name: say('billing:pay.early') })
    .click();
  await payment.expectStep('amount');
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
  expect(await customer.newPayments()).toHaveLength(1);
});

test('a reload of the result shows the same payment, and pays nothing', async ({ page, signInAs, words }) => {
  const customer = await signInAs('maria');
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectPaidOnce(customer);
  await page.reload();
  await payment.expectPaidOnce(customer);
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
});

test('two tabs that stand before the same payment and both pay it make one payment', async ({
  page,
  context,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  // So that either is pressed while the other one is on its way: afterwards it would be asked whether another one is meant.
  await customer.fault('createInstantPaymentV2', { kind: 'slow', milliseconds: 2000 });
  const first = await readyToPay(page, words);
  const second = await readyToPay(await context.newPage(), words);
  await Promise.all([first.pay(), second.pay()]);
  await first.expectPaidOnce(customer);
  await second.expectPaidOnce(customer);
});

test('a tab that was left before a payment that another one has made since asks whether another one is meant', async ({
  page,
  context,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  const left = await readyToPay(page, words);
  const other = await readyToPay(await context.newPage(), words);
  await other.pay();
  await other.expectPaidOnce(customer);
  await left.pay();
  await expect(page.getByRole('dialog')).toContainText(
    new RegExp(sentence(words, 'payment:paidAlready.text')),
  );
  expect(await customer.newPayments()).toHaveLength(1);
});
