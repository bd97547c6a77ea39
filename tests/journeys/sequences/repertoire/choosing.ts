import { expect, type Locator } from '@playwright/test';
import { choose } from '../../journey/index.ts';
import type { Hand, PlayedChoice } from './hand.ts';

const nothingRead = { token: '', securityCodeProof: '' };

/** The data of a sequence about a chosen method. Data that the sequence does not declare is left out. */
export type ChosenMethod = Readonly<Record<string, string>>;

/** The data of a saved card. Its id comes from the provider. */
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

/** The data of a saved bank account. */
export function savedBankAccount(lastFour: string): ChosenMethod {
  return {
    ...savedCard('BANK_ACCOUNT', lastFour),
    methodId: `bank account ${lastFour}`,
    cardExpiration: '',
  };
}

/** The data of a method that is being entered, before it is read. */
export function enteredNow(methodSource: 'new-card' | 'new-bank-account' | 'linked-bank'): ChosenMethod {
  return { methodSource, methodId: '', lastFour: '', cardExpiration: '', ...nothingRead };
}

/** Choosing the method that is chosen already changes no data. */
export function unlessChosen(sequence: string, method: ChosenMethod): PlayedChoice['answers'] {
  return ({ [`${sequence}.methodSource`]: source, [`${sequence}.methodId`]: id }) =>
    source === method['methodSource'] && id === method['methodId'] ? {} : method;
}

/** Chooses to enter a card, and leaves its form empty. */
export function chooseNewCard({ steps, words }: Hand): Promise<void> {
  return pick(steps.method(words.say('payment:method.newCard')));
}

/** Enters a bank account. */
export async function enterBankAccount({ steps, words }: Hand): Promise<void> {
  await pick(steps.method(words.say('payment:method.newBankAccount')));
  await steps.addBankAccount();
}

/** Chooses, and retries if the page moved: the form of the card service comes late. */
export function pick(radio: Locator): Promise<void> {
  return expect(() => choose(radio)).toPass();
}
