import type { CardKind, ProcessorBehaviour } from '../../platform/database/index.ts';

/** The simulated issuer's data of a card number: funding and behaviour. */
export interface TestInstrument {
  cardKind: CardKind;
  behaviour: ProcessorBehaviour;
}

/** Card numbers with special behaviour, listed in `docs/sandbox.md`. Any other number is a credit card that works. */
export const testCards: Record<string, Partial<TestInstrument>> = {
  '4000056655665556': { cardKind: 'DEBIT' },
  '5200828282828210': { cardKind: 'DEBIT' },
  '5105105105105100': { cardKind: 'PREPAID' },
  '4012888888881881': { cardKind: 'GIFT' },
  '4000000000000341': { behaviour: 'decline' },
  '4000000000000259': { behaviour: 'leave-pending' },
  '4000000000000119': { behaviour: 'no-answer' },
};

/** Account numbers with special behaviour. */
export const testBankAccounts: Record<string, ProcessorBehaviour> = {
  '000111111116': 'decline',
  '000222222227': 'leave-pending',
};

/** Everybody's account at the simulated bank. */
export const linkedAccountNumber = '000733554417';

/** The simulated bank refuses this password, and accepts every other. */
export const wrongPassword = 'wrong';

/** Funding and behaviour of a card number. */
export function lookUpCard(cardNumber: string): TestInstrument {
  return { cardKind: 'CREDIT', behaviour: 'approve', ...testCards[cardNumber] };
}

/** Behaviour of a bank account. */
export function lookUpBankAccount(accountNumber: string): ProcessorBehaviour {
  return testBankAccounts[accountNumber] ?? 'approve';
}

/** Whether the issuer rejects a security code: only one of nothing but nines. */
export function isSecurityCodeWrong(securityCode: string): boolean {
  return /^9+$/.test(securityCode);
}
