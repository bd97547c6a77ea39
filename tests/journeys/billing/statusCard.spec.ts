import type { Page } from '@playwright/test';
import { addDays, expect, inEachLanguage, paymentSteps, sample, test } from '../journey/index.ts';

interface Expectation {
  persona: string;
  /** Key of the card's title. */
  title: string;
  /** Cents. */
  amount: number;
  /** Key of the sentence below, with its values. */
  detail: string;
  /** Days from today to the date that the card names. */
  inDays?: number;
  pastDue?: number;
  /** Days from today to the date by which that was due. */
  pastDueDays?: number;
  /** Cents paid, but not received yet: the sentence names them and the rest. */
  onItsWay?: number;
  /** Whether the card also leads to scheduled payments. */
  scheduled?: true;
  action: 'make' | 'early' | 'additional';
  /** Whether the card also leads to Auto Pay. */
  autoPay?: true;
  rows: string;
}

const cards: readonly Expectation[] = [
  {
    persona: 'maria',
    title: 'due.title',
    amount: 8410,
    detail: 'due.detail',
    inDays: 12,
    action: 'make',
    rows: 'BL-LND-012, BL-LND-018',
  },
  {
    persona: 'james',
    title: 'none.title',
    amount: 0,
    detail: 'none.detail',
    action: 'early',
    rows: 'BL-LND-013, BL-LND-019',
  },
  {
    persona: 'priya',
    title: 'autoPay.title',
    amount: 12_999,
    detail: 'autoPay.detail',
    inDays: 9,
    action: 'additional',
    autoPay: true,
    rows: 'BL-LND-014, BL-LND-020, BL-LND-022',
  },
  {
    persona: 'walter',
    title: 'credit.title',
    amount: 1234,
    detail: 'credit.detail',
    action: 'early',
    rows: 'BL-LND-015, BL-LND-019',
  },
  {
    persona: 'tanya',
    title: 'disconnected.title',
    amount: 21_245,
    detail: 'disconnected.detail',
    action: 'make',
    rows: 'BL-LND-016',
  },
  {
    persona: 'luis',
    title: 'due.title',
    amount: 19_240,
    detail: 'due.pastDue',
    pastDue: 9620,
    pastDueDays: -18,
    inDays: 12,
    action: 'make',
    rows: 'BL-LND-012',
  },
  {
    persona: 'elena',
    title: 'due.title',
    amount: 6745,
    detail: 'due.detail',
    inDays: 12,
    action: 'make',
    rows: 'BL-LND-012',
  },
  {
    persona: 'aisha',
    title: 'due.title',
    amount: 9999,
    detail: 'coverage:pending',
    onItsWay: 9999,
    action: 'additional',
    rows: 'BL-LND-020',
  },
  {
    persona: 'ben',
    title: 'due.title',
    amount: 11_225,
    detail: 'coverage:left',
    onItsWay: 4000,
    scheduled: true,
    inDays: 12,
    action: 'additional',
    rows: 'BL-LND-020',
  },
];

const told = sample(cards, 4, 'status cards');

inEachLanguage(() => {
  for (const {
    persona,
    title,
    amount,
    detail,
    inDays,
    pastDue,
    pastDueDays,
    onItsWay,
    rows,
    ...leads
  } of told) {
    test(`${persona} sees "${title}" and can make the payment that fits (${rows}, BL-LND-009)`, async ({
      page,
      signInAs,
      words,
    }) => {
      const customer = await signInAs(persona, '/billing');
      const { say, money, longDate } = words;
      const { today } = (await customer.billing()).paymentSchedule;
      const card = statusCard(page, say(`billing:status.${title}`));
      await expect(card).toContainText(money(amount));
      await expect(card).toContainText(
        say(detail.includes(':') ? detail : `billing:status.${detail}`, {
          ...(inDays !== undefined && { date: longDate(addDays(today, inDays)) }),
          ...(pastDue !== undefined && { pastDue: money(pastDue) }),
          ...(pastDueDays !== undefined && { pastDueDate: longDate(addDays(today, pastDueDays)) }),
          ...(onItsWay !== undefined && { amount: money(onItsWay), left: money(amount - onItsWay) }),
        }),
      );
      const links = [
        say(`billing:pay.${leads.action}`),
        ...(leads.autoPay ? [say('billing:autoPay.manage')] : []),
        ...(leads.scheduled ? [say('coverage:seeScheduled')] : []),
      ];
      // Quick pay has journeys of its own.
      const others = card.getByRole('link').filter({ hasNotText: say('quick-pay:go') });
      await expect(others).toHaveText(links);
      await card.getByRole('link').first().click();
      await paymentSteps(page, words).expectStep('amount');
    });
  }
});

test('the same card stands on the own home, which leads to billing (BL-LND-002, SH-ROUTE-003)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/account-summary');
  const card = statusCard(page, words.say('billing:status.due.title'));
  await expect(card).toContainText('$84.10');
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('shell:summary.toBilling') })
    .click();
  await expect(statusCard(page, words.say('billing:status.due.title'))).toContainText('$84.10');
});

test('somebody who owes nothing on a disconnected account is offered no payment', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('tanya', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview();
  await steps.payButton(21_245).click();
  await steps.expectResult('payment:result.paidHeading');
  expect((await customer.billing()).amountDue).toBe(0);
  await page.goto('/billing');
  const card = statusCard(page, words.say('billing:status.disconnected.title'));
  await expect(card).toContainText('$0.00');
  await expect(card.getByRole('link')).toBeHidden();
});

function statusCard(page: Page, title: string) {
  return page.getByRole('main').getByRole('region', { name: title, exact: true });
}
