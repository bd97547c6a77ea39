import type { BankAccountKind, CardKind, PaymentMethodType } from './wallet.ts';

/** A ticket that lets one page's card frame call the card service. */
export interface FrameSessionTable {
  ticketDigest: string;
  sessionId: string;
  username: string;
  accountId: string;
  expiresAt: Date;
}

/** A payment method entered now: the card frame returns its token instead of the number. */
export interface PaymentTokenTable {
  tokenDigest: string;
  sessionId: string;
  accountId: string;
  type: PaymentMethodType;
  cardKind: CardKind | null;
  bankAccountKind: BankAccountKind | null;
  lastFour: string;
  expiration: string | null;
  zip: string | null;
  holderName: string;
  processorReference: string;
  expiresAt: Date;
  spentByPayment: string | null;
  savedAsMethod: string | null;
}

/** Proof that the security code of a saved card was checked just now. */
export interface SecurityCodeProofTable {
  proofDigest: string;
  sessionId: string;
  accountId: string;
  paymentMethodId: string;
  expiresAt: Date;
  spentByPayment: string | null;
}

/** One try with a card number or a security code, counted against guessing. */
export interface CardAttemptTable {
  id: string;
  accountId: string;
  attemptedAt: Date;
}
