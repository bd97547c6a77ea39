import type { Page } from '@playwright/test';
import {
  addDays,
  choose,
  expect,
  expectSummary,
  inEachLanguage,
  paymentSteps,
  sample,
  test,
  type PaymentSteps,
  type Words,
} from '../journey/index.ts';

/** The result of an amount: a refusal with its sentence, the question whether it is meant, or the next step. */
type Outcome = 'malformed' | 'between' | 'belowAmountDue' | 'confirm' | 'accepted';

interface AmountCase {
  persona: string;
  typed: string;
  outcome: Outcome;
  rows: string;
}

/** Limits of the personas, in cents: the amount due, and the allowed range. */
const limits: Readonly<Record<string, { due: number; minAmount: number; maxAmount: number }>> = {
  maria: { due: 8410, minAmount: 100, maxAmount: 500_000 },
  grace: { due: 50, minAmount: 100, maxAmount: 500_000 },
  victor: { due: 64_200, minAmount: 500, maxAmount: 50_000 },
  james: { due: 0, minAmount: 100, maxAmount: 500_000 },
  walter: { due: 0, minAmount: 100, maxAmount: 500_000 },
};

const cases: readonly AmountCase[] = [
  { persona: 'maria', typed: 'abc', outcome: 'malformed', rows: 'BL-VAL-004' },
  { persona: 'maria', typed: '', outcome: 'malformed', rows: 'BL-VAL-004' },
  { persona: 'maria', typed: '1.005', outcome: 'malformed', rows: 'BL-VAL-004' },
  { persona: 'maria', typed: '0.99', outcome: 'between', rows: 'BL-VAL-001' },
  { persona: 'maria', typed: '1', outcome: 'accepted', rows: 'BL-VAL-001' },
  { persona: 'maria', typed: '84.09', outcome: 'accepted', rows: 'BL-VAL-007' },
  { persona: 'maria', typed: '84.10', outcome: 'accepted', rows: 'BL-VAL-007' },
  { persona: 'maria', typed: '84.11', outcome: 'confirm', rows: 'BL-VAL-007, BL-OTP-014' },
  { persona: 'maria', typed: '$1,234.50', outcome: 'confirm', rows: 'BL-VAL-006' },
  { persona: 'grace', typed: '0.49', outcome: 'belowAmountDue', rows: 'BL-VAL-003, BL-VAL-008' },
  { persona: 'grace', typed: '0.50', outcome: 'accepted', rows: 'BL-VAL-009' },
  { persona: 'grace', typed: '0.51', outcome: 'confirm', rows: 'BL-VAL-010' },
  { persona: 'victor', typed: '4.99', outcome: 'between', rows: 'BL-VAL-025' },
  { persona: 'victor', typed: '5', outcome: 'accepted', rows: 'BL-VAL-025' },
  { persona: 'victor', typed: '500.00', outcome: 'accepted', rows: 'BL-VAL-026' },
  { persona: 'victor', typed: '500.01', outcome: 'between', rows: 'BL-VAL-001' },
  { persona: 'james', typed: '0.99', outcome: 'between', rows: 'BL-VAL-023' },
  { persona: 'james', typed: '1.00', outcome: 'confirm', rows: 'BL-VAL-022' },
  { persona: 'walter', typed: '1.00', outcome: 'confirm', rows: 'BL-VAL-024' },
];

inEachLanguage(() => {
  for (const persona of sample(Object.keys(limits), 2, 'limits')) {
    const own = cases.filter((each) => each.persona === persona);
    const rows = [...new Set(own.flatMap((each) => each.rows.split(', ')))].join(', ');
    test(`${persona} types amounts and hears at once what becomes of them (${rows})`, async ({
      page,
      signInAs,
      words,
    }) => {
      await signInAs(persona, '/billing/pay');
      const steps = paymentSteps(page, words);
      await steps.expectStep('amount');
      for (const { typed, outcome } of own) {
        await test.step(`"${typed}": ${outcome}`, async () => {
          await typeAmount(steps, typed, persona);
          await steps.continue();
          await expectOutcome({ page, steps, words }, outcome, persona);
        });
      }
    });
  }

  test('an amount above what is due is asked about; declining keeps it, confirming goes on with it (BL-OTP-014, BL-OTP-015)', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say, money } = words;
    await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await choose(steps.amountChoice('other'));
    await steps.otherAmount().fill('84.11');
    await steps.continue();
    const question = page.getByRole('dialog', { name: say('payment:confirm.title') });
    await expect(question).toContainText(
      say('payment:confirm.text', { amount: money(8411), amountDue: money(8410) }),
    );
    await question.getByRole('button', { name: say('payment:confirm.change') }).click();
    await steps.expectStep('amount');
    await expect(steps.otherAmount()).toHaveValue('84.11');
    await steps.continue();
    await question
      .getByRole('button', { name: say('payment:confirm.confirm', { amount: money(8411) }) })
      .click();
    await steps.expectStep('method');
    await expect(page.getByRole('complementary')).toContainText(money(8411));
  });

  test('whoever reviews what somebody else pays meanwhile is told that it is not due any more, and may choose another amount', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say, money } = words;
    const customer = await signInAs('mateo', '/billing/pay');
    const { amountDue } = await customer.billing();
    const steps = paymentSteps(page, words);
    await steps.toReview();
    await expect(steps.payButton(amountDue)).toBeVisible();
    await customer.payElsewhere(amountDue);
    // A page that becomes visible again loads its facts anew.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const main = page.getByRole('main');
    await expect(main.getByText(say('payment:review.amountGone'))).toBeVisible();
    await expect(page.getByRole('log').getByText(say('payment:review.amountGone'))).toHaveCount(1);
    await expect(page.getByRole('button', { name: /\$/ })).toHaveCount(0);
    await main.getByRole('button', { name: say('payment:review.choose'), exact: true }).click();
    await steps.expectStep('amount');
    await expect(main.getByText(say('payment:amount.nothingDue'), { exact: true })).toBeVisible();
    await steps.otherAmount('onlyLabel').fill('20');
    await steps.continue();
    const question = page.getByRole('dialog', { name: say('payment:confirm.title') });
    await question
      .getByRole('button', { name: say('payment:confirm.confirm', { amount: money(2000) }) })
      .click();
    await steps.expectStep('review');
    await expect(steps.payButton(2000)).toBeVisible();
  });
});

test('the amount due is refused where it is more than can be paid at once (BL-VAL-026)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('victor', '/billing/pay');
  const steps = paymentSteps(page, words);
  await expect(steps.amountChoice('amountDue')).toBeChecked();
  await steps.continue();
  await expectSummary(page, words, [
    words.say('payment:amount.between', { minAmount: '$5.00', maxAmount: '$500.00' }),
  ]);
});

test('who is past due may pay all, the past-due part, or another amount, without a question (BL-OTP-003, BL-VAL-028)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('luis', '/billing/pay');
  const { today } = (await customer.billing()).paymentSchedule;
  const [overdue, due] = [-18, 12].map((days) => words.longDate(addDays(today, days)));
  const steps = paymentSteps(page, words);
  await steps.expectStep('amount');
  await expect(page.getByRole('radio')).toHaveCount(3);
  const choices = page.getByRole('radiogroup');
  await expect(choices).toContainText(`$96.20 was due by ${overdue}. The rest is due ${due}.`);
  await expect(choices).toContainText(`It was due by ${overdue}`);
  await choose(steps.amountChoice('pastDue'));
  await steps.continue();
  await steps.expectStep('method');
  await expect(page.getByRole('complementary')).toContainText('$96.20');
});

for (const { persona, why, rows } of [
  { persona: 'maria', why: 'nothing is past due', rows: 'BL-OTP-003' },
  { persona: 'owen', why: 'it is below the minimum', rows: 'BL-VAL-027' },
]) {
  test(`the past-due part is not offered when ${why} (${rows})`, async ({ page, signInAs, words }) => {
    await signInAs(persona, '/billing/pay');
    const steps = paymentSteps(page, words);
    await expect(steps.amountChoice('amountDue')).toBeVisible();
    await expect(steps.amountChoice('other')).toBeVisible();
    await expect(steps.amountChoice('pastDue')).toBeHidden();
  });
}

test('what was typed for another amount does not matter once the amount due is chosen (BL-VAL-029)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('abc');
  await steps.continue();
  await expectSummary(page, words, [words.say('payment:amount.malformed')]);
  await choose(steps.amountChoice('amountDue'));
  await expect(page.getByRole('alert')).toBeHidden();
  await steps.continue();
  await steps.expectStep('method');
});

async function typeAmount(steps: PaymentSteps, typed: string, persona: string): Promise<void> {
  if (limits[persona]?.due === 0) return steps.otherAmount('onlyLabel').fill(typed);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill(typed);
}

interface Place {
  page: Page;
  steps: PaymentSteps;
  words: Words;
}

/** Expects the result of an amount, and returns to its step. */
async function expectOutcome(
  { page, steps, words }: Place,
  outcome: Outcome,
  persona: string,
): Promise<void> {
  const { say, money } = words;
  const { minAmount = 0, maxAmount = 0 } = limits[persona] ?? {};
  const question = page.getByRole('dialog', { name: say('payment:confirm.title') });
  if (outcome === 'accepted') {
    await steps.expectStep('method');
    await steps.back();
    await steps.expectStep('amount');
  } else if (outcome === 'confirm') {
    await question.getByRole('button', { name: say('payment:confirm.change') }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
  } else {
    const values = { minAmount: money(minAmount), maxAmount: money(maxAmount) };
    await expectSummary(page, words, [say(`payment:amount.${outcome}`, values)]);
    await expect(question).toBeHidden();
    await expect(page.getByText(say('payment:summary.paying')).filter({ visible: true })).toHaveCount(0);
  }
}
