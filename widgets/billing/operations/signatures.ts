import type { OperationSignature } from '../../../engine/index.ts';

const payment = {
  parameters: ['billingAccountId', 'amount', 'methodSource', 'savedMethodId', 'token', 'securityCodeProof'],
  answers: ['confirmationNumber', 'amount', 'paymentDate'],
  outcomes: [
    'declined',
    'failed',
    'amount-refused',
    'date-refused',
    'method-refused',
    'unavailable',
    'already-sent',
    'unknown',
  ],
};

const extra = { answers: [], outcomes: ['done', 'failed', 'unknown'] };

/** What each operation of billing takes, answers, and how it can end. */
export const signatures = {
  'create-instant-payment': { ...payment, outcomes: ['succeeded', 'pending', ...payment.outcomes] },
  'create-future-payment': {
    ...payment,
    parameters: [...payment.parameters, 'paymentDate'],
    outcomes: ['scheduled', ...payment.outcomes],
  },
  'find-payment': {
    parameters: [],
    answers: payment.answers,
    outcomes: ['succeeded', 'scheduled', 'pending', 'declined', 'failed', 'not-sent', 'unknown'],
  },
  'read-method': {
    parameters: [],
    answers: ['proof', 'token', 'methodType', 'cardKind', 'lastFour', 'expiration'],
    outcomes: ['read', 'invalid', 'mismatch', 'too-many-attempts', 'failed'],
  },
  'save-payment-method': { ...extra, parameters: ['token'] },
  'enroll-in-paperless': { ...extra, parameters: ['billingAccountId'] },
  'enroll-in-auto-pay': {
    ...extra,
    parameters: ['billingAccountId', 'methodSource', 'savedMethodId', 'token'],
  },
} as const satisfies Readonly<Record<string, OperationSignature>>;
