import type { Caller } from '../account/customer.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { KeyedRequest } from '../idempotency.ts';
import type { Processor } from '../processor.ts';

/** What payments work with. */
export interface PaymentServices {
  database: Database;
  clock: Clock;
  processor: Processor;
}

/** Where the money comes from: exactly one of a saved method and a token. */
export interface Funding {
  savedMethodId?: string;
  token?: string;
  /** Required with a saved card, refused otherwise. */
  securityCodeProof?: string;
}

/** A payment as it is asked for. */
export interface PaymentRequest {
  operation: 'createInstantPaymentV2' | 'createDeviceOneTimePaymentV2' | 'createFuturePayment';
  idempotencyKey: string;
  billingAccountId: string;
  /** The device of that billing account that is paid; absent where the bill is. */
  deviceId?: string;
  /** In cents. */
  amount: number;
  /** Absent for a payment of today. */
  paymentDate?: Day;
  funding: Funding;
  /**
   * Id of the latest payment of the billing account that the page knew of when the attempt was begun; absent, or an id that
   * means nothing here: it knew of none.
   */
  latestKnownPaymentId?: string | undefined;
  /** Ids of payments that the customer knows of and wants this one beside. */
  besides?: readonly string[];
}

/** The request as idempotency sees it. What a page knew is not what it asks for: the same key is answered again. */
export function toKeyedRequest(caller: Caller, request: PaymentRequest): KeyedRequest {
  const { operation, idempotencyKey, latestKnownPaymentId: _, besides = [], ...rest } = request;
  const input = besides.length === 0 ? rest : { ...rest, besides: besides.toSorted() };
  return { customer: caller.customer, idempotencyKey, operation, input };
}
