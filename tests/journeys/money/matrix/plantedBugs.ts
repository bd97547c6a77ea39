import type { Finding } from './oracle.ts';

/** A bug of one line, with a case of the matrix that must find it. */
export interface PlantedBug {
  what: string;
  /** Path from the root, and what stands there; only the first place is changed. */
  file: string;
  find: string;
  replace: string;
  in: string;
  finds: readonly Finding['kind'][];
}

const sequence = 'manifests/portal/sequences/one-time-payment.json';
const operations = 'widgets/billing/operations';

/** How a manifest leads on from a payment whose end is unknown; the first place is that of today's payment. */
const unknown = '"unknown": [\n          {\n            "to": "find-payment"';

/** Bugs that were thought of, or once there. Each is planted in a copy of the portal of its own. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    what: 'an unknown end is told as a failure, and begins a new attempt',
    file: `${operations}/paymentOutcome.ts`,
    find: "if (failure.kind === 'unknown') return { outcome: 'unknown' };",
    replace: "if (failure.kind === 'unknown') return { outcome: 'failed' };",
    in: 'bank-account/committed/nothing/waits',
    finds: ['charged-twice', 'false-denial'],
  },
  {
    what: 'a payment in flight is taken for one that failed',
    file: `${operations}/findPayment.ts`,
    find: "if (attempt?.state === 'FAILED')",
    replace: "if (attempt?.state === 'FAILED' || attempt?.state === 'IN_FLIGHT')",
    in: 'bank-account/accepted/nothing/waits',
    finds: ['charged-twice', 'false-denial'],
  },
  {
    what: 'what becomes of a payment is asked once only',
    file: `${operations}/findPayment.ts`,
    find: 'const pauses = [500, 1_500, 2_500, 4_000, 6_000, 8_000, 8_000];',
    replace: 'const pauses = [500];',
    in: 'bank-account/finding/graph/waits',
    finds: ['never-told'],
  },
  {
    what: 'each sending has a key of its own',
    file: 'engine/runtime/sequence/sequenceRunner.ts',
    find: 'idempotencyKey: attempt.key(), signal',
    replace: 'idempotencyKey: services.ports.newId(), signal',
    in: 'bank-account/committed/nothing/waits',
    finds: ['charged-twice', 'false-denial'],
  },
  {
    what: 'a manifest says "received" of a payment whose end is unknown',
    file: sequence,
    find: unknown,
    replace: unknown.replace('find-payment', 'paid'),
    in: 'bank-account/sent/nothing/waits',
    finds: ['false-receipt'],
  },
  {
    what: 'a manifest starts anew from a payment whose end is unknown',
    file: sequence,
    find: unknown,
    replace: unknown.replace('"find-payment"', '"review", "error": "payment-failed", "newAttempt": true'),
    in: 'bank-account/committed/graph/waits',
    finds: ['charged-twice', 'false-denial'],
  },
];
