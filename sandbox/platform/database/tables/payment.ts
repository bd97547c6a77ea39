import type { Generated, GeneratedAlways } from 'kysely';
import type { PaymentMethodType } from './wallet.ts';

/** Where a payment stands; `sandbox/provider/payment/paymentState.ts` holds the transitions. */
export type PaymentState =
  | 'in-flight'
  | 'successful'
  | 'pending'
  | 'scheduled'
  | 'cancelled'
  | 'declined'
  | 'failed';

/** How a payment came in (BL-ENT-021). */
export type PaymentChannel =
  | 'ONLINE'
  | 'PAY_BY_PHONE'
  | 'IN_STORE'
  | 'AUTOMATIC'
  | 'AGENT_ASSISTED'
  | 'CHAT_ASSISTED';

/** A key that was accepted once, with what it asked for and what was answered. */
export interface IdempotencyRecordTable {
  accountId: string;
  idempotencyKey: string;
  /** Who sent it; absent for what came before this was kept. */
  username: string | null;
  operation: string;
  requestHash: string;
  /** The stored answer as JSON text, so that a replay is equal byte for byte; absent while in flight. */
  result: string | null;
  createdAt: Date;
}

/** A payment, from the moment that it is accepted. */
export interface PaymentTable {
  id: string;
  billingAccountId: string;
  accountId: string;
  /** Absent for payments that did not come through the graph. */
  idempotencyKey: string | null;
  state: PaymentState;
  /** Unknown for some cash payments. */
  amountCents: number | null;
  entryDate: string;
  paymentDate: string;
  channel: PaymentChannel;
  confirmationNumber: string | null;
  methodType: PaymentMethodType | null;
  methodLastFour: string | null;
  paymentMethodId: string | null;
  processorReference: string | null;
  reasonCode: string | null;
  /** Due date of the bill that Auto Pay drafted with it: no bill is drafted twice. Absent for every other payment. */
  draftOf: string | null;
  /** Id of the device or the order that it is for; absent for a payment of the bill. */
  paysFor: Generated<string | null>;
  /** The instant of acceptance by the account's clock, which may stand still or go back. */
  acceptedAt: Date;
  /** Drawn under the account's lock: tells which of the account's payments was accepted first. */
  acceptanceNumber: GeneratedAlways<number>;
  createdAt: Date;
  changedAt: Date;
}

/** The simulated processor's own book: what it did with a payment. */
export interface ProcessorChargeTable {
  paymentId: string;
  outcome: 'approved' | 'declined' | 'pending' | 'void';
  amountCents: number;
  decidedAt: Date;
}
