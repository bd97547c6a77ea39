import type { AtomValue } from '../../../../engine/core/fact/index.ts';
import { expect, type Locator } from '@playwright/test';
import { choose, signInToBank } from '../../journey/index.ts';
import type { Hand, PlayedChoice } from './hand.ts';

const nothingRead = { token: '', securityCodeProof: '' };
const mariasWallet = { wallet: 'card and bank account' };

/** What the page keeps of María's card. Its id is one of the provider's. */
const savedCard: Readonly<Record<string, string>> = {
  methodSource: 'saved',
  methodId: 'card',
  methodType: 'VISA',
  lastFour: '4242',
  cardExpiration: '1299',
  ...nothingRead,
};
const newCard: Readonly<Record<string, string>> = {
  methodSource: 'new-card',
  methodId: '',
  lastFour: '',
  cardExpiration: '',
  ...nothingRead,
};
const bankAccount: Readonly<Record<string, string>> = {
  methodSource: 'saved',
  methodId: 'bank account',
  methodType: 'BANK_ACCOUNT',
  lastFour: '6789',
  cardExpiration: '',
  ...nothingRead,
};

/** What can be said on the step of the method. */
export const methods: readonly PlayedChoice[] = [
  {
    ...choice('the saved card', mariasWallet),
    answers: unlessChosen(savedCard),
    async bring({ steps }) {
      await pick(steps.savedMethod('VISA', '4242'));
      await steps.typeCode('123');
    },
  },
  {
    ...choice('the saved card, without its code', mariasWallet),
    events: ['back'],
    answers: unlessChosen(savedCard),
    bring: ({ steps }) => pick(steps.savedMethod('VISA', '4242')),
  },
  {
    ...choice('the saved bank account', mariasWallet),
    answers: unlessChosen(bankAccount),
    bring: ({ steps }) => pick(steps.savedMethod('BANK_ACCOUNT', '6789')),
  },
  {
    ...choice('a new card'),
    notes: { card: 'usual' },
    answers: unlessChosen(newCard),
    async bring(hand) {
      await chooseNewCard(hand);
      await hand.steps.addCard({ number: '4242424242424242' });
    },
  },
  {
    ...choice('a new card, without its number', mariasWallet),
    events: ['back'],
    answers: unlessChosen(newCard),
    bring: chooseNewCard,
  },
  {
    ...choice('a new card that expires this month', mariasWallet),
    notes: { card: 'expiring' },
    answers: unlessChosen(newCard),
    async bring(hand) {
      const { today } = (await hand.customer.billing()).paymentSchedule;
      await chooseNewCard(hand);
      await hand.steps.addCard({
        number: '4242424242424242',
        expiration: `${today.slice(5, 7)}/${today.slice(2, 4)}`,
      });
    },
  },
  {
    ...choice('a new bank account', mariasWallet),
    answers: unlessChosen({ ...newCard, methodSource: 'new-bank-account' }),
    async bring({ steps, words }) {
      await pick(steps.method(words.say('payment:method.newBankAccount')));
      await steps.addBankAccount();
    },
  },
  {
    ...choice('the bank, to sign in to', mariasWallet),
    answers: unlessChosen({ ...newCard, methodSource: 'linked-bank' }),
    bring: ({ steps, words }) => pick(steps.method(words.say('bank-link:option'))),
  },
  {
    ...choice('user name and password of the bank', { 'payment.methodProven': false }),
    at: 'bank-sign-in',
    answers: () => ({}),
    bring: (hand) => signInToBank(hand),
  },
  {
    ...choice('nothing, signed in to the bank before', { 'payment.methodProven': true }),
    at: 'bank-sign-in',
    answers: () => ({}),
    bring: () => Promise.resolve(),
  },
  {
    ...choice('the saved card that expires this month', { wallet: 'expiring card' }),
    answers: (facts) => unlessChosen(cardOfThisMonth(facts['billing.today']))(facts),
    async bring({ steps }) {
      await pick(steps.savedMethod('DISCOVER', '9424'));
      await steps.typeCode('123');
    },
  },
  {
    ...choice('nothing', { wallet: 'empty', 'one-time-payment.methodSource': 'unanswered' }),
    answers: () => ({}),
    bring: () => Promise.resolve(),
  },
];

function cardOfThisMonth(today: AtomValue | undefined): typeof savedCard {
  return { ...savedCard, methodType: 'DISCOVER', lastFour: '9424', cardExpiration: expirationIn(today) };
}

/** Whoever chooses what is chosen already changes nothing. */
function unlessChosen(method: typeof savedCard): PlayedChoice['answers'] {
  return ({ 'one-time-payment.methodSource': source, 'one-time-payment.methodId': id }) =>
    source === method.methodSource && id === method.methodId ? {} : method;
}

/** MMYY of the month of a day. */
export function expirationIn(day: AtomValue | undefined): string {
  const text = String(day);
  return `${text.slice(5, 7)}${text.slice(2, 4)}`;
}

function choice(name: string, when?: Readonly<Record<string, AtomValue>>) {
  return { name, at: 'method', events: ['continue'], ...(when && { when }) };
}

function chooseNewCard({ steps, words }: Hand): Promise<void> {
  return pick(steps.method(words.say('payment:method.newCard')));
}

/** Chooses, and once more where the page moved under the finger: the form of the card service comes late. */
function pick(radio: Locator): Promise<void> {
  return expect(() => choose(radio)).toPass();
}
