import type { CardKind, ProcessorBehaviour } from '../../platform/database/index.ts';

/** What the simulated issuer knows of a number: what funds the card, and how it answers. */
export interface TestInstrument {
  cardKind: CardKind;
  behaviour: ProcessorBehaviour;
}

/** Numbers with a will of their own; they are in `docs/sandbox.md`. Any other number is a credit card that works. */
export const testCards: Record<string, Partial<TestInstrument>> = {
  '4000056655665556': { cardKind: 'DEBIT' },
  '5200828282828210': { cardKind: 'DEBIT' },
  '5105105105105100': { cardKind: 'PREPAID' },
  '4012888888881881': { cardKind: 'GIFT' },
  '4000000000000341': { behaviour: 'decline' },
  '4000000000000259': { behaviour: 'leave-pending' },
  '4000000000000119': { behaviour: 'no-answer' },
};

/** Account numbers with a will of their own. */
export const testBankAccounts: Record<string, ProcessorBehaviour> = {
  '000111111116': 'decline',
  '000222222227': 'leave-pending',
};

/** The account that everybody has at the simulated bank. */
export const linkedAccountNumber = '000733554417';

/** The simulated bank refuses this password, and takes every other one. */
export const wrongPassword = 'wrong';

/** What a card number is and does. */
export function lookUpCard(cardNumber: string): TestInstrument {
  return { cardKind: 'CREDIT', behaviour: 'approve', ...testCards[cardNumber] };
}

/** What a bank account does. */
export function lookUpBankAccount(accountNumber: string): ProcessorBehaviour {
  return testBankAccounts[accountNumber] ?? 'approve';
}

/** The issuer says that a security code of nothing but nines is wrong, and that every other one is right. */
export function isSecurityCodeWrong(securityCode: string): boolean {
  return /^9+$/.test(securityCode);
}
