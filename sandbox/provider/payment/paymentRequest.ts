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
  operation: 'createInstantPaymentV2' | 'createFuturePayment';
  idempotencyKey: string;
  billingAccountId: string;
  /** In cents. */
  amount: number;
  /** Absent for a payment of today. */
  paymentDate?: Day;
  funding: Funding;
  /** Ids of payments that the customer knows of and wants this one beside. */
  besides?: readonly string[];
}

/** The request as idempotency sees it. */
export function toKeyedRequest(caller: Caller, request: PaymentRequest): KeyedRequest {
  const { operation, idempotencyKey, besides = [], ...rest } = request;
  const input = besides.length === 0 ? rest : { ...rest, besides: besides.toSorted() };
  return { customer: caller.customer, idempotencyKey, operation, input };
}
