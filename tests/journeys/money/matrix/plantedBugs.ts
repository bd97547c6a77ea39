import type { Finding } from './oracle.ts';

/** A bug of one line, with a case of the matrix that must find it. */
export interface PlantedBug {
  what: string;
  /** Path from the root, and the text to be replaced; only its first occurrence changes. */
  file: string;
  find: string;
  replace: string;
  in: string;
  finds: readonly Finding['kind'][];
}

/** Imagined bugs, and former ones. Each is planted in its own copy of the portal. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    what: 'no answer is told as a failure',
    file: 'widgets/billing/operations/paymentOutcome.ts',
    find: "if (failure.kind === 'unknown') return { outcome: 'unknown' };",
    replace: "if (failure.kind === 'unknown') return { outcome: 'failed' };",
    in: 'bank-account/committed/nothing/waits',
    finds: ['false-denial'],
  },
  {
    what: 'what nothing has come of is never ruled out',
    file: 'widgets/graph/askAttempt.ts',
    find: 'if (close)\n',
    replace: "if (close && idempotencyKey === '')\n",
    in: 'bank-account/sent/nothing/waits',
    finds: ['never-told'],
  },
  {
    what: 'what became of a payment is asked once only',
    file: 'engine/runtime/sequence/inquiry.ts',
    find: '      pause();\n      return;',
    replace: '      return;',
    in: 'bank-account/finding/graph/waits',
    finds: ['never-told'],
  },
  {
    what: 'each sending has a key of its own',
    file: 'engine/runtime/sequence/runOperation.ts',
    find: 'return await send({ input, idempotencyKey: attempt.key(), signal }',
    replace: 'return await send({ input, idempotencyKey: ports.newId(), signal }',
    in: 'bank-account/committed/nothing/waits',
    finds: ['false-denial'],
  },
  {
    what: 'words about a payment whose end is not known say that nothing was charged',
    file: 'locales/en/payment.json',
    find: "We sent your payment but haven't heard back yet.",
    replace: 'Something went wrong, and nothing was charged.',
    in: 'bank-account/committed/graph/waits',
    finds: ['false-denial'],
  },
  {
    what: 'the billing page overlooks a payment in flight',
    file: 'widgets/billing/facts/billingFacts.ts',
    find: 'if (!first) return',
    replace: 'if (!first || payments.length === 1) return',
    in: 'bank-account/accepted/nothing/second-device',
    finds: ['offers-payment-in-flight'],
  },
];
