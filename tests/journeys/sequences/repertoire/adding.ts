import type { PlayedWay } from './hand.ts';

/** How each extra of the payment ends: state -> the provider's operation. */
const operations = {
  'save-method': 'savePaymentMethod',
  'enroll-in-auto-pay': 'enrollInAutoPay',
  'enroll-in-paperless': 'enrollInPaperless',
} as const;

/** How what was asked for along with the payment ends. */
export const adding: readonly PlayedWay[] = Object.entries(operations).flatMap(
  ([at, operation]): PlayedWay[] => [
    { name: 'done', outcome: 'done', at },
    {
      name: 'refused',
      outcome: 'failed',
      at,
      prepare: ({ customer }) => customer.fault(operation, { kind: 'graphql-error', code: 'NOT_ALLOWED' }, 1),
    },
    {
      name: 'the answer is lost',
      outcome: 'unknown',
      at,
      prepare: ({ network }) => Promise.resolve(network.loseOnce(operation, 'call')),
    },
  ],
);
