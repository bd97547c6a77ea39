import type { AtomValue } from '../../../../engine/core/fact/index.ts';
import { signInToBank } from '../../journey/index.ts';
import {
  chooseNewCard,
  enteredNow,
  enterBankAccount,
  pick,
  savedBankAccount,
  savedCard,
  unlessChosen,
  type ChosenMethod,
} from './choosing.ts';
import type { PlayedChoice } from './hand.ts';

/** A payment in steps: its sequence, and the group of the facts that are derived from its data. */
interface Payment {
  sequence: string;
  group: string;
  /** The last four digits of the bank account in the wallet, beside the card ending in 4242. */
  bankAccount: string;
}

/** The note of customers with those two in the wallet. */
export const usualWallet = { wallet: 'card and bank account' };

/** Choices of the method on the steps of a payment. */
export function methodsOf({ sequence, group, bankAccount }: Payment): readonly PlayedChoice[] {
  const chosen = (method: ChosenMethod) => unlessChosen(sequence, method);
  const card = savedCard('VISA', '4242');
  return [
    {
      ...onMethod('the saved card', usualWallet),
      answers: chosen(card),
      async bring({ steps }) {
        await pick(steps.savedMethod('VISA', '4242'));
        await steps.typeCode('123');
      },
    },
    {
      ...onMethod('the saved card, without its code', usualWallet),
      events: ['back'],
      answers: chosen(card),
      bring: ({ steps }) => pick(steps.savedMethod('VISA', '4242')),
    },
    {
      ...onMethod('the saved bank account', usualWallet),
      answers: chosen(savedBankAccount(bankAccount)),
      bring: ({ steps }) => pick(steps.savedMethod('BANK_ACCOUNT', bankAccount)),
    },
    {
      ...onMethod('a new card'),
      notes: { card: 'usual' },
      answers: chosen(enteredNow('new-card')),
      async bring(hand) {
        await chooseNewCard(hand);
        await hand.steps.addCard({ number: '4242424242424242' });
      },
    },
    {
      ...onMethod('a new card, without its number', usualWallet),
      events: ['back'],
      answers: chosen(enteredNow('new-card')),
      bring: chooseNewCard,
    },
    {
      ...onMethod('a new bank account', usualWallet),
      answers: chosen(enteredNow('new-bank-account')),
      bring: enterBankAccount,
    },
    {
      ...onMethod('the bank, to sign in to', usualWallet),
      answers: chosen(enteredNow('linked-bank')),
      bring: ({ steps, words }) => pick(steps.method(words.say('bank-link:option'))),
    },
    {
      ...onMethod('user name and password of the bank', { [`${group}.methodProven`]: false }),
      at: 'bank-sign-in',
      answers: () => ({}),
      bring: (hand) => signInToBank(hand),
    },
    {
      ...onMethod('nothing, signed in to the bank before', { [`${group}.methodProven`]: true }),
      at: 'bank-sign-in',
      answers: () => ({}),
      bring: () => Promise.resolve(),
    },
  ];
}

/** A choice on the step of the method. */
export function onMethod(name: string, when?: Readonly<Record<string, AtomValue>>) {
  return { name, at: 'method', events: ['continue'], ...(when && { when }) };
}
