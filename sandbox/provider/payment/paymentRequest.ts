import type { Caller } from '../account/customer.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { KeyedRequest } from '../idempotency.ts';
import type { Processor } from '../processor.ts';

/** Dependencies of payments. */
export interface PaymentServices {
  database: Database;
  clock: Clock;
  processor: Processor;
}

/** The source of the money: either a saved method or a token. */
export interface Funding {
  savedMethodId?: string;
  token?: string;
  /** Required with a saved card, refused otherwise. */
  securityCodeProof?: string;
}

/** A request for a payment. */
export interface PaymentRequest {
  operation: 'createInstantPaymentV2' | 'createDeviceOneTimePaymentV2' | 'createFuturePayment';
  idempotencyKey: string;
  billingAccountId: string;
  /** Id of the paid device of that billing account; absent for a payment of the bill. */
  deviceId?: string;
  /** In cents. */
  amount: number;
  /** Absent for a payment of today. */
  paymentDate?: Day;
  funding: Funding;
  /**
   * The payment of the bill or device that was accepted or taken last, as the page knew it when the attempt began. Null: there
   * was none. Absent or unknown: it does not say.
   */
  latestKnownPaymentId?: string | null | undefined;
  /** Ids of payments that the customer knows and wants this one in addition to. */
  besides?: readonly string[];
}

/** The keyed request. `latestKnownPaymentId` is no part of its input: a retry that differs only in it is a replay. */
export function toKeyedRequest(caller: Caller, request: PaymentRequest): KeyedRequest {
  const { operation, idempotencyKey, latestKnownPaymentId: _, besides = [], ...rest } = request;
  const input = besides.length === 0 ? rest : { ...rest, besides: besides.toSorted() };
  return { customer: caller.customer, idempotencyKey, operation, input };
}
