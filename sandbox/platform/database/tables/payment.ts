import type { Generated, GeneratedAlways } from 'kysely';
import type { PaymentMethodType } from './wallet.ts';

/** State of a payment; `sandbox/provider/payment/paymentState.ts` holds the transitions. */
export type PaymentState =
  | 'in-flight'
  | 'successful'
  | 'pending'
  | 'scheduled'
  | 'cancelled'
  | 'declined'
  | 'failed';

/** Channel through which a payment was made (BL-ENT-021). */
export type PaymentChannel =
  | 'ONLINE'
  | 'PAY_BY_PHONE'
  | 'IN_STORE'
  | 'AUTOMATIC'
  | 'AGENT_ASSISTED'
  | 'CHAT_ASSISTED';

/** An accepted idempotency key, with its request and stored answer. */
export interface IdempotencyRecordTable {
  accountId: string;
  idempotencyKey: string;
  /** Username of the sender; null for records older than this column. */
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
  /** Id of the device or order that was paid; null for a payment of the bill. */
  paysFor: Generated<string | null>;
  /** The instant of acceptance by the account's clock, which may stand still or go back. */
  acceptedAt: Date;
  /** Sequence number drawn under the account's lock: gives the order in which the account's payments were accepted. */
  acceptanceNumber: GeneratedAlways<number>;
  /** Of a scheduled payment whose day has come: the number that it had before. Absent for every other payment. */
  scheduledNumber: Generated<number | null>;
  createdAt: Date;
  changedAt: Date;
}

/** The simulated processor's own record of a payment. */
export interface ProcessorChargeTable {
  paymentId: string;
  outcome: 'approved' | 'declined' | 'pending' | 'void';
  amountCents: number;
  decidedAt: Date;
}
