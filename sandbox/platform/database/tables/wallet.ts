/** The brand of a card, or a bank account (BL-ENT-001). */
export type PaymentMethodType =
  | 'BANK_ACCOUNT'
  | 'AMERICAN_EXPRESS'
  | 'DISCOVER'
  | 'MASTERCARD'
  | 'VISA'
  | 'CREDIT_CARD';

/** What funds a card (BL-ENT-013). */
export type CardKind = 'CREDIT' | 'DEBIT' | 'PREPAID' | 'GIFT';

/** What kind of bank account it is (BL-ENT-013). */
export type BankAccountKind = 'CHECKING' | 'SAVINGS';

/** What the simulated processor answers for an instrument. */
export type ProcessorBehaviour = 'approve' | 'decline' | 'leave-pending' | 'no-answer';

/** The processor's vault: what it remembers of a card is how it will answer, and by what it knows it again. */
export interface ProcessorInstrumentTable {
  reference: string;
  behaviour: ProcessorBehaviour;
  /** The same for what is entered again on the same account; `null` for what was there from the beginning. */
  fingerprint: string | null;
}

/** A saved payment method. The number and the security code are nowhere. */
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
