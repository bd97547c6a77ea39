import type { Page } from '@playwright/test';
import {
  acknowledgeError,
  addDays,
  asTyped,
  expect,
  expectSummary,
  inEachLanguage,
  paymentSteps,
  test,
  type Customer,
  type PaymentSteps,
  type Words,
} from '../journey/index.ts';

const minute = 60_000;

inEachLanguage(() => {
  test('past the cut-off tomorrow is refused, today and the day after tomorrow are not (BL-OTP-023, BL-OTP-024, BL-OTP-025, BL-VAL-039)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria');
    const { today } = await moveToCutOff(customer, minute);
    const steps = await openDateStep(page, words);
    await steps.date().fill(asTyped(addDays(today, 1)));
    await steps.continue();
    await expectSummary(page, words, [words.say('payment:date.cutOff')]);
    for (const day of [today, addDays(today, 2)]) {
      await steps.date().fill(asTyped(day));
      await steps.continue();
      await steps.expectStep('review');
      await steps.back();
      await steps.expectStep('date');
    }
  });
});

test('a minute before the cut-off tomorrow is still possible (BL-VAL-040)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  const { today } = await moveToCutOff(customer, -minute);
  const steps = await openDateStep(page, words);
  await steps.date().fill(asTyped(addDays(today, 1)));
  await steps.continue();
  await steps.expectStep('review');
});

test('exactly at the cut-off it is past (BL-VAL-040)', async ({ page, signInAs, words }) => {
  const customer = await signInAs('maria');
  const { today } = await moveToCutOff(customer, 0);
  const steps = await openDateStep(page, words);
  await steps.date().fill(asTyped(addDays(today, 1)));
  await steps.continue();
  await expectSummary(page, words, [words.say('payment:date.cutOff')]);
});

test('with two payments scheduled that is what one hears, not the cut-off (BL-OTP-035)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('sofia');
  await moveToCutOff(customer, minute);
  const steps = paymentSteps(page, words);
  await steps.open();
  await steps.continue();
  await steps.expectStep('method');
  await steps.continue();
  await steps.expectStep('date');
  // Only today is possible then: the step asks for no day, and says why.
  await expect(page.getByText(words.say('payment:date.futureLimit'))).toBeVisible();
  await expect(steps.date()).toHaveCount(0);
  await steps.continue();
  await steps.expectStep('review');
});

test('who must pay today hears nothing of the cut-off (BL-OTP-034)', async ({ page, signInAs, words }) => {
  const customer = await signInAs('keisha');
  await moveToCutOff(customer, minute);
  const steps = await openDateStep(page, words);
  await steps.continue();
  await steps.expectStep('review');
  await expect(page.getByText(words.say('payment:date.cutOff'))).toBeHidden();
});

test('a review that was left open across the cut-off leads back to the date, and nothing is scheduled (BL-VAL-041)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  const { cutOff, today } = await moveToCutOff(customer, -10 * minute);
  await page.clock.install();
  const steps = await openDateStep(page, words);
  await steps.date().fill(asTyped(addDays(today, 1)));
  await steps.continue();
  await steps.expectStep('review');
  await customer.setClock(new Date(cutOff.getTime() + minute));
  await page.clock.fastForward(11 * minute);
  await steps.payButton(8410, 'schedule').click();
  await steps.expectStep('date');
  await expectSummary(page, words, [words.say('payment:date.cutOff')]);
  expect((await customer.billing()).scheduledPayments).toEqual([]);
  expect(await customer.countOf('createFuturePayment')).toBe(0);
});

test('when only the provider knows that the cut-off has passed, its refusal leads back to the date (BL-VAL-041)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  const { cutOff, today } = await moveToCutOff(customer, -10 * minute);
  const steps = await openDateStep(page, words);
  await steps.date().fill(asTyped(addDays(today, 1)));
  await steps.continue();
  await steps.expectStep('review');
  await customer.setClock(new Date(cutOff.getTime() + minute));
  await steps.payButton(8410, 'schedule').click();
  await acknowledgeError(page, words, 'dateRefused');
  await steps.expectStep('date');
  expect((await customer.billing()).scheduledPayments).toEqual([]);
  await steps.date().fill(asTyped(addDays(today, 2)));
  await steps.continue();
  await steps.payButton(8410, 'schedule').click();
  await steps.expectResult('payment:result.scheduledHeading');
  expect((await customer.billing()).scheduledPayments).toHaveLength(1);
});

test('a review that was left open across midnight is checked again (BL-VAL-041)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  const { cutOff } = await moveToCutOff(customer, -10 * minute);
  await page.clock.install();
  const steps = await openDateStep(page, words);
  await steps.continue();
  await steps.expectStep('review');
  const fiveHours = 5 * 60 * minute;
  await customer.setClock(new Date(cutOff.getTime() + fiveHours));
  await page.clock.fastForward(fiveHours + 11 * minute);
  await expect(steps.payButton(8410)).toBeHidden();
  await expect(page.getByRole('main').getByText(words.say('payment:review.dayGone'))).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('log').getByText(words.say('payment:review.dayGone'))).toHaveCount(1);
  await page.getByRole('button', { name: words.say('payment:review.chooseDay') }).click();
  await steps.expectStep('date');
  expect(await customer.newPayments()).toEqual([]);
});

interface CutOff {
  cutOff: Date;
  today: string;
}

/** Moves the customer's clock to so many milliseconds after the cut-off of the day. */
async function moveToCutOff(customer: Customer, milliseconds: number): Promise<CutOff> {
  const { cutOffAt, today } = (await customer.billing()).paymentSchedule;
  const cutOff = new Date(cutOffAt);
  // Frozen, because "exactly" and "a minute before" are about an instant.
  await customer.setClock(new Date(cutOff.getTime() + milliseconds), 'frozen');
  return { cutOff, today };
}

async function openDateStep(page: Page, words: Words): Promise<PaymentSteps> {
  const steps = paymentSteps(page, words);
  await steps.open();
  await steps.expectStep('amount');
  await steps.continue();
  await steps.expectStep('method');
  await steps.typeCode('123');
  await steps.continue();
  await steps.expectStep('date');
  return steps;
}
