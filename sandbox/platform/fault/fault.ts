import type { RefusalCode } from '../refusal.ts';

/** When a fault occurs: before the operation, which then never runs, or after it has committed. */
type FaultTiming = 'before' | 'after';

/** A failure between the browser and the operation, independent of the operation. */
export type TransportEffect =
  | { kind: 'http-status'; status: 401 | 429 | 500 | 503; timing?: FaultTiming }
  | { kind: 'malformed-json'; timing?: FaultTiming }
  | { kind: 'html-body'; timing?: FaultTiming }
  /** The failure bodies of the specification (BL-CAL-020). */
  | { kind: 'failure-body'; shape: FailureShape; timing?: FaultTiming }
  /** The connection is closed without an answer. */
  | { kind: 'drop'; timing?: FaultTiming }
  /** The operation runs after that many milliseconds. */
  | { kind: 'slow'; milliseconds: number }
  /** No answer until the fault is cleared or the caller goes away; the operation never runs. */
  | { kind: 'hang' };

/** The shapes of failure bodies that the specification names. */
export type FailureShape = 'multistatus' | 'systemErrorCode' | 'failureResponses';

/** A failure inside the graph. */
export interface GraphEffect {
  kind: 'graphql-error';
  code: RefusalCode;
  /** The refusal's reason, if its code has several. */
  reason?: string;
  /** A field such as `BillingAccount.dueDate` that fails alone; if absent, the whole operation fails. */
  field?: string;
}

/** A failure of a payment. */
export interface PaymentEffect {
  kind: 'decline' | 'leave-pending' | 'no-answer' | 'no-payment-id';
}

/** All effects of faults. */
export type FaultEffect = TransportEffect | GraphEffect | PaymentEffect;

/** A fault that is set for an operation. */
export interface Fault {
  id: string;
  /** A field of the graph's query or mutation, or the last part of a REST path; `*` for any. */
  operation: string;
  /** Affects only this person; everybody if absent. */
  username?: string;
  /** Number of occurrences left; unlimited until cleared if absent. */
  remaining?: number;
  effect: FaultEffect;
}

/** A fault to set. */
export type FaultOrder = Omit<Fault, 'id'>;
