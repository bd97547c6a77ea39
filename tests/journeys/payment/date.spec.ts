import type { Page } from '@playwright/test';
import {
  addDays,
  asTyped,
  expect,
  expectSummary,
  inEachLanguage,
  midday,
  paymentSteps,
  sample,
  test,
  type Customer,
  type PaymentSteps,
  type Words,
} from '../journey/index.ts';

interface AccountCase {
  persona: string;
  who: string;
  /** Key of the message for a day after today; undefined if such a day is possible. */
  refusal?: string;
  /** Security code of the preselected card; none for a bank account. */
  code?: string | undefined;
  rows: string;
}

/** The message of each kind of account for a day after today, whatever the cut-off. */
const accounts: readonly AccountCase[] = [
  { persona: 'maria', who: 'an account without limits', rows: 'BL-OTP-020' },
  { persona: 'ben', who: 'an account with one scheduled payment', rows: 'BL-OTP-021' },
  { persona: 'aisha', who: 'an account with a pending payment', rows: 'BL-OTP-026' },
  {
    persona: 'sofia',
    who: 'an account with two scheduled payments',
    refusal: 'futureLimit',
    code: undefined,
    rows: 'BL-OTP-019, BL-OTP-022, BL-VAL-044',
  },
  {
    persona: 'luis',
    who: 'a past-due account',
    refusal: 'pastDue',
    code: '1234',
    rows: 'BL-OTP-016, BL-OTP-028, BL-OTP-036, BL-VAL-042',
  },
  {
    persona: 'keisha',
    who: 'a past-due account with a pending payment',
    refusal: 'pastDuePending',
    rows: 'BL-OTP-018, BL-OTP-029',
  },
  {
    persona: 'tanya',
    who: 'a disconnected account',
    refusal: 'inactive',
    rows: 'BL-OTP-017, BL-OTP-030, BL-OTP-032, BL-VAL-043',
  },
];

const told = [
  ...sample(
    accounts.filter(({ refusal }) => refusal === undefined),
    1,
    'accounts that may choose',
  ),
  ...sample(
    accounts.filter(({ refusal }) => refusal !== undefined),
    1,
    'accounts that hear why not',
  ),
];

inEachLanguage(() => {
  for (const { persona, who, refusal, rows, ...account } of told) {
    const verdict = refusal === undefined ? 'may choose tomorrow' : `hears "${refusal}" once, and pays today`;
    test(`${who} ${verdict} (BL-OTP-007, ${rows})`, async ({ page, signInAs, words }) => {
      const customer = await signInAs(persona);
      const { steps, today } = await openDateStep({ page, words, ...account }, customer);
      if (refusal === undefined) {
        await expect(steps.date()).toHaveValue(asTyped(today));
        await steps.date().fill(asTyped(addDays(today, 1)));
      } else {
        const said = words.say('payment:date.onlyToday', { date: words.longDate(today) });
        await expect(page.getByText(said)).toBeVisible();
        await expect(page.getByText(words.say(`payment:date.${refusal}`))).toHaveCount(1);
        await expect(steps.date()).toBeHidden();
      }
      await steps.continue();
      await steps.expectStep('review');
    });
  }

  test('what is no date as MM/DD/YY is refused with the same sentence each time (BL-VAL-030)', async ({
    page,
    signInAs,
    words,
  }) => {
    const { steps } = await openDateStep({ page, words }, await signInAs('maria'));
    for (const typed of ['2026-01-05', '13/01/26', '02/30/27', '1/5/27', '01/05/2027', '']) {
      await steps.date().fill(typed);
      await steps.continue();
      await expectSummary(page, words, [words.say('payment:date.malformed')]);
    }
  });

  test('a day before today or after the last one is refused, and the last one named (BL-VAL-037)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria');
    const { steps, today, last } = await openDateStep({ page, words }, customer);
    const message = words.say('payment:date.range', { lastFuturePaymentDate: asTyped(last) });
    for (const day of [addDays(today, -1), addDays(last, 1)]) {
      await steps.date().fill(asTyped(day));
      await steps.continue();
      await expectSummary(page, words, [message]);
    }
    await steps.date().fill(asTyped(last));
    await steps.continue();
    await steps.expectStep('review');
    await expect(steps.row(words.say('payment:review.date'))).toHaveText(words.longDate(last));
  });

  test('a day can be picked from the calendar', async ({ page, signInAs, words }) => {
    const customer = await signInAs('maria');
    // A day in the middle of a month, so that the later day is in the same month of the calendar.
    const today = `${(await customer.billing()).paymentSchedule.today.slice(0, 8)}10`;
    await customer.setClock(midday(today));
    const steps = await walkToDate({ page, words });
    await page.getByRole('button', { name: words.say('form:calendar') }).click();
    const calendar = page.getByRole('dialog');
    // Spanish calendars have a comma after the day of the week.
    const inTwoDays = new RegExp(words.longDate(addDays(today, 2)).replace(/,? /, ',? '));
    await calendar.getByRole('button', { name: inTwoDays }).click();
    await expect(calendar).toBeHidden();
    await expect(steps.date()).toHaveValue(asTyped(addDays(today, 2)));
    await expect(page.getByRole('button', { name: words.say('form:calendar') })).toBeFocused();
  });

  test('a card that ends before the day is told at the date step (BL-VAL-054)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('kofi');
    const { steps, today } = await openDateStep({ page, words }, customer);
    await steps.date().fill(asTyped(addDays(today, 40)));
    await steps.continue();
    const expiration = `${today.slice(5, 7)}/${today.slice(2, 4)}`;
    await expectSummary(page, words, [words.say('payment:date.cardExpired', { expiration })]);
    await steps.date().fill(asTyped(today));
    await steps.continue();
    await steps.expectStep('review');
  });
});

test('today is the day where the bill is made out, whatever the device says (BL-VAL-038)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('grace');
  const { today } = (await customer.billing()).paymentSchedule;
  // Shortly before midnight in Honolulu it is already the next day everywhere else in the country.
  await customer.setClock(new Date(`${addDays(today, 1)}T09:30:00Z`));
  const steps = await walkToDate({ page, words });
  await expect(steps.date()).toHaveValue(asTyped(today));
});

interface DateStep {
  steps: PaymentSteps;
  today: string;
  last: string;
}

/** A journey to the date step, with the security code of the chosen card. */
interface Walk {
  page: Page;
  words: Words;
  code?: string | undefined;
}

/** Opens the date step in the middle of the customer's day, far from the cut-off. */
async function openDateStep(walk: Walk, customer: Customer): Promise<DateStep> {
  const { today, lastFuturePaymentDate } = (await customer.billing()).paymentSchedule;
  await customer.setClock(midday(today));
  return { steps: await walkToDate(walk), today, last: lastFuturePaymentDate };
}

async function walkToDate({ page, words, ...walk }: Walk): Promise<PaymentSteps> {
  const steps = paymentSteps(page, words);
  await steps.open();
  await steps.expectStep('amount');
  await steps.continue();
  await steps.expectStep('method');
  const code = 'code' in walk ? walk.code : '123';
  if (code !== undefined) await steps.typeCode(code);
  await steps.continue();
  await steps.expectStep('date');
  return steps;
}
