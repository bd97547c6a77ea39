import type { RefusalCode } from '../refusal.ts';

/** When a fault strikes: before the operation runs, so that it never does, or after it has committed. */
type FaultTiming = 'before' | 'after';

/** What goes wrong between the browser and the operation, whatever the operation is. */
export type TransportEffect =
  | { kind: 'http-status'; status: 401 | 429 | 500 | 503; timing?: FaultTiming }
  | { kind: 'malformed-json'; timing?: FaultTiming }
  | { kind: 'html-body'; timing?: FaultTiming }
  /** The failure bodies of the specification (BL-CAL-020). */
  | { kind: 'failure-body'; shape: FailureShape; timing?: FaultTiming }
  /** The connection is cut without an answer. */
  | { kind: 'drop'; timing?: FaultTiming }
  /** The operation runs, that many milliseconds late. */
  | { kind: 'slow'; milliseconds: number }
  /** No answer until the fault is cleared or the caller goes away; the operation never runs. */
  | { kind: 'hang' };

/** The shapes of failure bodies that the specification names. */
export type FailureShape = 'multistatus' | 'systemErrorCode' | 'failureResponses';

/** What goes wrong inside the graph. */
export interface GraphEffect {
  kind: 'graphql-error';
  code: RefusalCode;
  /** The reason that the refusal names, where its code has several. */
  reason?: string;
  /** A field such as `BillingAccount.dueDate` to fail alone; the whole operation when absent. */
  field?: string;
}

/** What goes wrong with a payment. */
export interface PaymentEffect {
  kind: 'decline' | 'leave-pending' | 'no-answer' | 'no-payment-id';
}

/** Everything that can go wrong. */
export type FaultEffect = TransportEffect | GraphEffect | PaymentEffect;

/** A fault that waits for its operation. */
export interface Fault {
  id: string;
  /** A field of the graph's query or mutation, or the last part of a REST path; `*` for any. */
  operation: string;
  /** Strikes this person only; everybody when absent. */
  username?: string;
  /** How often it still strikes; until it is cleared when absent. */
  remaining?: number;
  effect: FaultEffect;
}

/** A fault to set. */
export type FaultOrder = Omit<Fault, 'id'>;
