/** Kind of event that a ledger transaction records. */
export type LedgerTransactionKind =
  | 'charge'
  | 'credit'
  | 'payment'
  | 'payment-pending'
  | 'payment-voided'
  | 'payment-refunded';

/** Accounts of the ledger. A debit is positive, a credit negative. */
export type LedgerAccount =
  | 'receivable'
  | 'revenue'
  | 'adjustments'
  | 'cash'
  | 'in-transit'
  | 'unapplied-payments'
  | 'device-balances';

/** One event in the ledger; its entries sum to zero. */
export interface LedgerTransactionTable {
  id: string;
  billingAccountId: string;
  kind: LedgerTransactionKind;
  paymentId: string | null;
  occurredOn: string;
  /** When a charge is due. */
  dueOn: string | null;
  recordedAt: Date;
}

/** One side of a ledger transaction, in cents. */
export interface LedgerEntryTable {
  transactionId: string;
  ledgerAccount: LedgerAccount;
  amountCents: number;
}
