import type { Page } from '@playwright/test';
import {
  acknowledgeError,
  choose,
  detailOf,
  expect,
  heading,
  expectSummary,
  inEachLanguage,
  paymentSteps,
  sample,
  test,
  type Words,
} from '../journey/index.ts';

interface Extra {
  name: 'paperless' | 'autoPay' | 'saveMethod';
  operation: string;
  /** Keys of the sentences in the result. */
  done: string;
  failed: string;
  rows: { done: string; failed: string };
}

const extras: readonly Extra[] = [
  {
    name: 'paperless',
    operation: 'enrollInPaperless',
    done: 'paperlessDone',
    failed: 'paperlessFailed',
    rows: { done: 'BL-OTP-043', failed: 'BL-OTP-044' },
  },
  {
    name: 'autoPay',
    operation: 'enrollInAutoPay',
    done: 'autoPayDone',
    failed: 'autoPayFailed',
    rows: { done: 'BL-OTP-045', failed: 'BL-OTP-046' },
  },
  {
    name: 'saveMethod',
    operation: 'savePaymentMethod',
    done: 'saveDone',
    failed: 'saveFailed',
    rows: { done: 'BL-OTP-047', failed: 'BL-OTP-048' },
  },
];

/** The extras in the order of the review. */
const allNames = ['saveMethod', 'autoPay', 'paperless'] as const;

const allRows = (outcome: 'done' | 'failed'): string => extras.map(({ rows }) => rows[outcome]).join(', ');

const refused = { kind: 'graphql-error', code: 'NOT_ALLOWED' } as const;

inEachLanguage(() => {
  for (const extra of sample(extras, 1, 'extras')) {
    test(`${extra.name} alone can be chosen with a payment; the result says that both are done, and nothing of the others (${extra.rows.done}, BL-OTP-050)`, async ({
      page,
      signInAs,
      words,
    }) => {
      await signInAs('eduardo', '/billing/pay');
      await payWith(page, words, [extra.name]);
      await expect(page.getByText(words.say(`payment:extras.${extra.done}`))).toBeVisible();
      for (const other of extras.filter((each) => each !== extra))
        await expectNotMentioned(page, words, other);
    });
  }

  test(`extras that fail do not touch the payment, and the result says which is which (${allRows('failed')}, BL-OTP-052, BL-PPL-005)`, async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('eduardo', '/billing/pay');
    for (const { operation } of extras) await customer.fault(operation, refused);
    await payWith(page, words, allNames);
    for (const { done, failed } of extras) {
      await expect(page.getByText(words.say(`payment:extras.${failed}`))).toBeVisible();
      await expect(page.getByText(words.say(`payment:extras.${done}`))).toBeHidden();
    }
    await expect(paymentSteps(page, words).row(words.say('payment:result.confirmation'))).toHaveText(
      /\w{6,}/,
    );
    expect(await customer.newPayments()).toHaveLength(1);
    await page.getByRole('link', { name: words.say('paperless:settings'), exact: true }).click();
    await expect(heading(page)).toHaveText(words.say('paperless:heading'));
  });

  test('all three at once, one of them failing, are each told for themselves (BL-OTP-049)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('eduardo', '/billing/pay');
    await customer.fault('enrollInAutoPay', refused);
    await payWith(page, words, allNames);
    for (const sentence of ['saveDone', 'autoPayFailed', 'paperlessDone']) {
      await expect(page.getByText(words.say(`payment:extras.${sentence}`))).toBeVisible();
    }
    expect(await customer.newPayments()).toHaveLength(1);
  });
});

test(`what was chosen with the payment is said to be done, and holds afterwards: in the settings, in the wallet, and in what is offered (${allRows('done')}, BL-OTP-053, BL-BAN-002)`, async ({
  page,
  signInAs,
  words: { say },
  words,
}) => {
  const customer = await signInAs('eduardo', '/billing/pay');
  await payWith(page, words, allNames);
  for (const { done } of extras) await expect(page.getByText(say(`payment:extras.${done}`))).toBeVisible();
  await page.getByRole('link', { name: say('payment:result.done') }).click();
  const settings = page.getByRole('region', { name: say('billing:settings.title') });
  await expect(detailOf(settings, say('billing:settings.autoPay'))).toHaveText(say('common:on'));
  await expect(detailOf(settings, say('billing:settings.paperless'))).toHaveText(say('common:on'));
  await expect(detailOf(settings, say('billing:settings.delivery'))).toHaveText(
    say('billing:settings.online'),
  );
  await expect(page.getByText(say('billing:autoPayBanner.title'))).toBeHidden();
  expect(await customer.billing()).toMatchObject({ paperless: true, autoPay: { enrolled: true } });
  await page.goto('/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '5' });
  await expect(steps.row(say('payment:method.label'))).toContainText('4242');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('somebody with Auto Pay and paperless is offered neither (BL-OTP-053)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('priya', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '5' });
  await expect(steps.payButton(500)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

inEachLanguage(() => {
  test('Auto Pay needs its terms before anything is paid (BL-OTP-054)', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview();
    const terms = page.getByRole('checkbox', { name: say('payment:review.terms') });
    await expect(terms).toBeHidden();
    await tick(page, say('payment:review.autoPay'));
    await expect(page.getByText(say('payment:review.autoPayDetail', { discount: '$5.00' }))).toBeVisible();
    await steps.payButton(8410).click();
    const summary = await expectSummary(page, words, [say('payment:review.termsNeeded')]);
    expect(await customer.newPayments()).toEqual([]);
    await summary.getByRole('link').click();
    await expect(terms).toBeFocused();
    await page.keyboard.press('Space');
    await expect(terms).toBeChecked();
    await steps.payButton(8410).click();
    await steps.expectResult('payment:result.paidHeading');
    await expect(page.getByText(say('payment:extras.autoPayDone'))).toBeVisible();
    expect(await customer.countOf('enrollInAutoPay')).toBe(1);
  });
});

test('while what was chosen with it is done, the review says what was paid, not that it is not due anymore (BL-OTP-041)', async ({
  page,
  signInAs,
  words: { say },
  words,
}) => {
  const customer = await signInAs('maria', '/billing/pay');
  await customer.fault('enrollInPaperless', { kind: 'hang' });
  const steps = paymentSteps(page, words);
  await steps.toReview();
  await tick(page, say('payment:review.paperless'));
  await steps.payButton(8410).click();
  await expect.poll(async () => (await customer.billing()).amountDue).toBe(0);
  await expect(page.getByRole('complementary')).toContainText(words.money(0));
  await expect(page.getByText(say('payment:extras.enrolling')).first()).toBeVisible();
  await expect(steps.row(say('payment:review.amount'))).toHaveText(words.money(8410));
  await expect(page.getByText(say('payment:review.amountGone'))).toBeHidden();
  await customer.clearFaults();
  await steps.expectResult('payment:result.paidHeading');
});

test('when the payment is declined, nothing that was chosen with it is done or told (BL-OTP-051)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria', '/billing/pay');
  await customer.fault('createInstantPaymentV2', { kind: 'decline' });
  const steps = paymentSteps(page, words);
  await steps.toReview();
  await tick(page, words.say('payment:review.paperless'));
  await steps.payButton(8410).click();
  await acknowledgeError(page, words, 'paymentDeclined');
  await expect(page.getByText(words.say('payment:extras.paperlessDone'))).toBeHidden();
  expect(await customer.countOf('enrollInPaperless')).toBe(0);
  expect(await customer.billing()).toMatchObject({ paperless: false });
});

test('an extra whose answer is lost is not called done', async ({ page, complaints, signInAs, words }) => {
  complaints.expect(/selfservice\/graph/);
  const customer = await signInAs('eduardo', '/billing/pay');
  await customer.fault('enrollInPaperless', { kind: 'drop', timing: 'before' });
  await payWith(page, words, ['paperless']);
  await expect(page.getByText(words.say('payment:extras.paperlessFailed'))).toBeVisible();
  expect(await customer.newPayments()).toHaveLength(1);
});

/** Pays a part of the amount due with a new card, and with extras; ends at the result. */
async function payWith(page: Page, words: Words, chosen: readonly Extra['name'][]): Promise<void> {
  const steps = paymentSteps(page, words);
  await steps.toReview({
    otherAmount: '20',
    method: (step) => step.addCard({ number: '4242424242424242' }),
  });
  for (const name of chosen) await tick(page, words.say(`payment:review.${name}`));
  if (chosen.includes('autoPay')) await tick(page, words.say('payment:review.terms'));
  await steps.payButton(2000).click();
  await steps.expectResult('payment:result.paidHeading');
}

async function tick(page: Page, name: string): Promise<void> {
  await choose(page.getByRole('checkbox', { name }));
}

async function expectNotMentioned(page: Page, { say }: Words, { done, failed }: Extra): Promise<void> {
  await expect(page.getByText(say(`payment:extras.${done}`))).toBeHidden();
  await expect(page.getByText(say(`payment:extras.${failed}`))).toBeHidden();
}
