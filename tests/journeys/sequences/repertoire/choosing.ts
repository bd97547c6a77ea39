import { expect, type Locator } from '@playwright/test';
import { choose } from '../../journey/index.ts';
import type { Hand, PlayedChoice } from './hand.ts';

const nothingRead = { token: '', securityCodeProof: '' };

/** What a sequence keeps of a method that was chosen. What it does not declare is left out. */
export type ChosenMethod = Readonly<Record<string, string>>;

/** What is kept of a card of the wallet. Its id is one of the provider's. */
export function savedCard(methodType: string, lastFour: string): ChosenMethod {
  return {
    methodSource: 'saved',
    methodId: `card ${lastFour}`,
    methodType,
    lastFour,
    cardExpiration: '1299',
    ...nothingRead,
  };
}

/** What is kept of a bank account of the wallet. */
export function savedBankAccount(lastFour: string): ChosenMethod {
  return {
    ...savedCard('BANK_ACCOUNT', lastFour),
    methodId: `bank account ${lastFour}`,
    cardExpiration: '',
  };
}

/** What is kept of a method that is entered now, before it is read. */
export function enteredNow(methodSource: 'new-card' | 'new-bank-account' | 'linked-bank'): ChosenMethod {
  return { methodSource, methodId: '', lastFour: '', cardExpiration: '', ...nothingRead };
}

/** Whoever chooses what is chosen already changes nothing. */
export function unlessChosen(sequence: string, method: ChosenMethod): PlayedChoice['answers'] {
  return ({ [`${sequence}.methodSource`]: source, [`${sequence}.methodId`]: id }) =>
    source === method['methodSource'] && id === method['methodId'] ? {} : method;
}

/** Chooses to enter a card, and leaves its form as it is. */
export function chooseNewCard({ steps, words }: Hand): Promise<void> {
  return pick(steps.method(words.say('payment:method.newCard')));
}

/** Enters a bank account. */
export async function enterBankAccount({ steps, words }: Hand): Promise<void> {
  await pick(steps.method(words.say('payment:method.newBankAccount')));
  await steps.addBankAccount();
}

/** Chooses, and once more where the page moved under the finger: the form of the card service comes late. */
export function pick(radio: Locator): Promise<void> {
  return expect(() => choose(radio)).toPass();
}
