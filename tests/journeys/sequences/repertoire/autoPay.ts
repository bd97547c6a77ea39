import type { Known } from '../../../../engine/verify/index.ts';
import { choose, type Customer } from '../../journey/index.ts';
import {
  chooseNewCard,
  enteredNow,
  enterBankAccount,
  pick,
  savedBankAccount,
  savedCard,
  unlessChosen,
} from './choosing.ts';
import type { PlayedChoice } from './hand.ts';
import { onMethod } from './methods.ts';

/** The facts of core's Auto Pay after it was turned on with a bill that it does not pay yet. */
export function startsNextBill({ 'billing.area': area }: Known): Known {
  return {
    'auto-pay.state': 'STARTS_NEXT_BILL',
    'auto-pay.hasMethod': true,
    'auto-pay.attention': 'NONE',
    'billing.autoPayEnrolled': true,
    ...(area === 'MOBILE' && { 'account.mobileAutoPayMissing': false }),
  };
}

/** Turns on Auto Pay of the first bill with a card of the wallet, without the page. */
export async function turnOn({ ask }: Customer, lastFour: string): Promise<void> {
  interface Asked {
    billingAccounts: { id: string }[];
    wallet: { id: string; lastFour: string }[];
  }
  const { billingAccounts, wallet } = await ask<Asked>('{ billingAccounts { id } wallet { id lastFour } }');
  const method = wallet.find((each) => each.lastFour === lastFour);
  const input = `{ idempotencyKey: "${crypto.randomUUID()}", termsAccepted: true, billingAccountId: "${billingAccounts[0]?.id}", savedMethodId: "${method?.id}" }`;
  await ask(`mutation { enrollInAutoPay(input: ${input}) { id } }`);
}

/** Choices of the method of Auto Pay, depending on the noted wallet. */
export function autoPayMethods(sequence: string): readonly PlayedChoice[] {
  const saved = (type: string, lastFour: string, wallet: string, asksCode = false): PlayedChoice => ({
    ...onMethod(`the saved method ending in ${lastFour}`, { wallet }),
    answers: unlessChosen(
      sequence,
      type === 'BANK_ACCOUNT' ? savedBankAccount(lastFour) : savedCard(type, lastFour),
    ),
    async bring({ steps }) {
      await pick(steps.savedMethod(type, lastFour));
      if (asksCode) await steps.typeCode('123');
    },
  });
  const newCard = (name: string, card: string, number: string): PlayedChoice => ({
    ...onMethod(name),
    notes: { card },
    answers: unlessChosen(sequence, enteredNow('new-card')),
    async bring(hand) {
      await chooseNewCard(hand);
      await hand.steps.addCard({ number });
    },
  });
  return [
    saved('MASTERCARD', '4444', 'two cards and a bank account'),
    saved('BANK_ACCOUNT', '6789', 'two cards and a bank account'),
    saved('MASTERCARD', '8210', 'a new card', true),
    newCard('a new card', 'usual', '4242424242424242'),
    newCard('a prepaid card', 'prepaid', '5105105105105100'),
    {
      ...onMethod('a new bank account', { 'billing.area': 'CORE' }),
      answers: unlessChosen(sequence, enteredNow('new-bank-account')),
      bring: enterBankAccount,
    },
  ];
}

/** Choices of the terms on the review: accepted, or not. */
export function termsOn(event: string): readonly PlayedChoice[] {
  return [true, false].map((terms) => ({
    name: terms ? 'the terms' : 'nothing of the terms',
    at: 'review',
    events: [event],
    answers: () => ({ terms }),
    bring: ({ page, words }) => {
      const box = page.getByRole('checkbox', { name: words.say('payment:review.terms') });
      return terms ? choose(box) : box.uncheck({ force: true });
    },
  }));
}
