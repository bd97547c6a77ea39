import type { OperationSignature } from '../../../engine/index.ts';

const payment = {
  parameters: [
    'billingAccountId',
    'amount',
    'methodSource',
    'savedMethodId',
    'token',
    'securityCodeProof',
    'latestKnownPaymentId',
    'besides',
  ],
  answers: [
    'confirmationNumber',
    'amount',
    'paymentDate',
    'time',
    'zone',
    'leftToPay',
    'duplicates',
    'duplicateAmount',
    'duplicateSince',
    'duplicateInFlight',
    'askedAmount',
  ],
} as const;

const refusedToday = {
  declined: 'not-done',
  failed: 'not-done',
  'amount-refused': 'not-done',
  'method-refused': 'not-done',
  'possible-duplicate': 'not-done',
  unavailable: 'not-done',
  'not-sent': 'not-done',
} as const;

const refused = { ...refusedToday, 'date-refused': 'not-done' } as const;

const extra = { answers: [], outcomes: { done: 'done', failed: 'not-done' } } as const;

const cancelling = {
  parameters: ['billingAccountId'],
  answers: [],
  outcomes: { done: 'done', processing: 'not-done', failed: 'not-done' },
} as const;

/** What each operation of billing takes, answers, and how it can end. */
export const signatures = {
  'create-instant-payment': { ...payment, outcomes: { succeeded: 'done', pending: 'done', ...refused } },
  'create-device-payment': {
    ...payment,
    parameters: [...payment.parameters, 'deviceId'],
    outcomes: { succeeded: 'done', pending: 'done', ...refusedToday },
  },
  'create-future-payment': {
    ...payment,
    parameters: [...payment.parameters, 'paymentDate'],
    outcomes: { scheduled: 'done', ...refused },
  },
  'read-method': {
    parameters: [],
    answers: ['proof', 'token', 'methodType', 'cardKind', 'lastFour', 'expiration'],
    outcomes: {
      read: 'done',
      invalid: 'not-done',
      mismatch: 'not-done',
      'too-many-attempts': 'not-done',
    },
  },
  'save-payment-method': { ...extra, parameters: ['token'] },
  'add-payment-method': {
    parameters: ['token'],
    answers: [],
    outcomes: { done: 'done', 'kind-refused': 'not-done', 'wallet-full': 'not-done', failed: 'not-done' },
  },
  'read-card-changes': {
    parameters: [],
    answers: ['expiration', 'zip', 'nameOnCard'],
    outcomes: { read: 'done', invalid: 'not-done', mismatch: 'not-done', 'too-many-attempts': 'not-done' },
  },
  'update-payment-method': {
    parameters: ['methodId', 'expiration', 'zip', 'nameOnCard'],
    answers: [],
    outcomes: { done: 'done', 'expires-too-soon': 'not-done', gone: 'not-done', failed: 'not-done' },
  },
  'delete-payment-method': {
    parameters: ['methodId'],
    answers: [],
    outcomes: { done: 'done', 'in-use': 'not-done', failed: 'not-done' },
  },
  'cancel-scheduled-payment': {
    parameters: ['paymentId'],
    answers: [],
    outcomes: { done: 'done', processing: 'not-done', failed: 'not-done' },
  },
  'turn-on-auto-pay': {
    parameters: ['billingAccountId', 'methodSource', 'savedMethodId', 'token'],
    answers: [],
    outcomes: {
      done: 'done',
      'method-refused': 'not-done',
      'on-already': 'not-done',
      unavailable: 'not-done',
      failed: 'not-done',
    },
  },
  'send-verification-code': {
    parameters: ['channel'],
    answers: [],
    outcomes: { sent: 'done', 'sent-just-now': 'not-done', locked: 'not-done', failed: 'not-done' },
  },
  'verify-account': {
    parameters: ['code'],
    answers: [],
    outcomes: {
      verified: 'done',
      wrong: 'not-done',
      expired: 'not-done',
      locked: 'not-done',
      failed: 'not-done',
    },
  },
  'save-statement': {
    parameters: ['statement', 'language', 'platform'],
    answers: [],
    outcomes: { done: 'done', failed: 'not-done' },
  },
  'cancel-auto-pay': { ...cancelling, outcomes: { ...cancelling.outcomes, 'still-on': 'not-done' } },
  'begin-auto-pay-change': cancelling,
  'change-auto-pay-method': { ...extra, parameters: ['area', 'methodId', 'token'] },
  'change-auto-pay-date': { ...extra, parameters: ['billingAccountId', 'day'] },
  'enroll-in-paperless': { ...extra, parameters: ['billingAccountId'] },
  'leave-paperless': { ...extra, parameters: ['billingAccountId'] },
  'enroll-in-auto-pay': {
    ...extra,
    parameters: ['billingAccountId', 'methodSource', 'savedMethodId', 'token'],
  },
} as const satisfies Readonly<Record<string, OperationSignature>>;
