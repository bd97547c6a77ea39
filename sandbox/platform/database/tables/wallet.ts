/** The brand of a card, or a bank account (BL-ENT-001). */
export type PaymentMethodType =
  | 'BANK_ACCOUNT'
  | 'AMERICAN_EXPRESS'
  | 'DISCOVER'
  | 'MASTERCARD'
  | 'VISA'
  | 'CREDIT_CARD';

/** Funding of a card (BL-ENT-013). */
export type CardKind = 'CREDIT' | 'DEBIT' | 'PREPAID' | 'GIFT';

/** Kind of bank account (BL-ENT-013). */
export type BankAccountKind = 'CHECKING' | 'SAVINGS';

/** Behaviour of the simulated processor for an instrument. */
export type ProcessorBehaviour = 'approve' | 'decline' | 'leave-pending' | 'no-answer';

/** The processor's vault: for each instrument its behaviour, and a fingerprint that recognises it. */
export interface ProcessorInstrumentTable {
  reference: string;
  behaviour: ProcessorBehaviour;
  /** The same if an instrument is entered again on the same account; `null` for seeded instruments. */
  fingerprint: string | null;
}

/** A saved payment method. The number and the security code are stored nowhere. */
export interface PaymentMethodTable {
  id: string;
  accountId: string;
  type: PaymentMethodType;
  cardKind: CardKind | null;
  bankAccountKind: BankAccountKind | null;
  lastFour: string;
  /** `MMYY`, for cards. */
  expiration: string | null;
  zip: string | null;
  holderName: string;
  restricted: boolean;
  isDefault: boolean;
  processorReference: string;
  /** Order in the wallet. */
  position: number;
}
