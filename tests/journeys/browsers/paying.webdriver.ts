import type { LedgerLine } from '../../../sandbox/provider/ledger/readLedger.ts';
import type { Panel } from '../house/panel.ts';
import { addDays, asTyped, midday, type Words } from '../journey/index.ts';
import { expect, test } from './drivenJourney.ts';
import type { DrivenPage } from './webdriver/drivenPage.ts';

test('a new card that is typed into its frame pays, once', async ({ driven, enterAs, panel, words }) => {
  const username = await enterAs('eduardo', '/billing/pay');
  const form = payingForm(driven, words);
  await form.next('method');
  await form.typeCard();
  await form.next('date');
  await form.next('review');
  await driven.press('button', words.say('payment:review.pay', { amount: '$54.99' }));
  await form.expectReceipt('paidHeading', /^Visa ending in 4242$/);
  expect(await paymentsOf(panel, username)).toMatchObject([{ entries: { cash: 5499 } }]);
  expect((await panel.calls(username))['createInstantPaymentV2']).toBe(1);
});

test('a new bank account that is typed into its frame pays, once', async ({
  driven,
  enterAs,
  panel,
  words,
}) => {
  const username = await enterAs('eduardo', '/billing/pay');
  const form = payingForm(driven, words);
  await form.next('method');
  await form.typeBankAccount();
  await form.next('date');
  await form.next('review');
  await driven.press('button', words.say('payment:review.pay', { amount: '$54.99' }));
  await form.expectReceipt('paidHeading', /^Bank account ending in 6789$/);
  expect(await paymentsOf(panel, username)).toMatchObject([{ entries: { cash: 5499 } }]);
  expect((await panel.calls(username))['createInstantPaymentV2']).toBe(1);
});

test('a payment on a later day is scheduled, and made once when the day has come', async ({
  driven,
  enterAs,
  panel,
  words,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const later = addDays(today, 9);
  const username = await enterAs('eduardo', '/billing');
  await panel.setClock(username, midday(today));
  await driven.press('link', words.say('billing:pay.make'));
  const form = payingForm(driven, words);
  await form.next('method');
  await form.typeBankAccount();
  await form.next('date');
  await driven.fill(words.say('payment:date.label'), asTyped(later));
  await form.next('review');
  await driven.press('button', words.say('payment:review.schedule', { amount: '$54.99' }));
  await form.expectReceipt('scheduledHeading', /^Bank account ending in 6789$/);
  await driven.expectDetail(words.say('payment:result.date'), new RegExp(words.longDate(later)));
  expect(await paymentsOf(panel, username)).toEqual([]);
  await panel.setClock(username, midday(later));
  await expect
    .poll(() => paymentsOf(panel, username))
    .toMatchObject([{ occurredOn: later, entries: { cash: 5499 } }]);
  expect((await panel.calls(username))['createFuturePayment']).toBe(1);
});

test('Auto Pay takes another bank account in the place of its method, once', async ({
  driven,
  enterAs,
  panel,
  words: { say },
  words,
}) => {
  const username = await enterAs('elena', '/billing/auto-pay/manage');
  await driven.press('button', say('auto-pay:change'));
  await driven.expectHeading(say('auto-pay:method.heading'));
  await payingForm(driven, words).typeBankAccount();
  await driven.press('button', say('common:continue'));
  await driven.expectHeading(say('auto-pay:manage.review'));
  await driven.press('checkbox', say('payment:review.terms'));
  await driven.press('button', /6789$/);
  await driven.expectHeading(say('auto-pay:manage.done'));
  await driven.press('link', say('auto-pay:back'));
  await driven.expectDetail(say('auto-pay:label.method'), /6789/);
  expect(await panel.calls(username)).toMatchObject({ cancelAutoPay: 1, enrollInAutoPay: 1 });
});

interface PayingForm {
  /** Continues to a step. */
  next(step: 'method' | 'date' | 'review'): Promise<void>;
  typeCard(): Promise<void>;
  typeBankAccount(): Promise<void>;
  /** Waits for a result with the payment method and a confirmation number. */
  expectReceipt(heading: string, method: RegExp): Promise<void>;
}

function payingForm(driven: DrivenPage, { say }: Words): PayingForm {
  const fill = (label: string, text: string): Promise<void> => driven.fill(say(`card:label.${label}`), text);
  return {
    async next(step) {
      await driven.press('button', say('common:continue'));
      await driven.expectHeading(say(`payment:${step}.heading`));
    },
    async typeCard() {
      await driven.press('choice', say('payment:method.newCard'));
      await driven.within(say('payment:method.frameCard'), async () => {
        await fill('cardNumber', '4242424242424242');
        await fill('expiration', `12/${new Date().getFullYear() - 1997}`);
        await fill('securityCode', '123');
        await fill('nameOnCard', 'Ana Núñez');
        await fill('zip', '80202');
      });
    },
    async typeBankAccount() {
      await driven.press('choice', say('payment:method.newBankAccount'));
      await driven.within(say('payment:method.frameBank'), async () => {
        await fill('routingNumber', '110000000');
        await fill('accountNumber', '000123456789');
        await driven.press('choice', say('card:option.CHECKING'));
        await fill('nameOnAccount', 'Ana Núñez');
      });
    },
    async expectReceipt(heading, method) {
      await driven.expectHeading(say(`payment:result.${heading}`));
      await driven.expectDetail(say('payment:method.label'), method);
      await driven.expectDetail(say('payment:result.confirmation'), /^[A-Z0-9]{10}$/);
    },
  };
}

/** Entries of the book about payments since the persona was made. */
async function paymentsOf(panel: Panel, username: string): Promise<LedgerLine[]> {
  return (await panel.ledger(username)).filter(({ paymentId }) => paymentId !== undefined);
}
