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
    'methodType',
    'lastFour',
    'duplicates',
    'duplicateAmount',
    'duplicateSince',
    'duplicateInFlight',
    'duplicateScheduled',
    'duplicateOn',
    'askedAmount',
  ],
} as const;

const refusedToday = {
  declined: 'not-done',
  failed: 'not-done',
  'amount-refused': 'not-done',
  'method-refused': 'not-done',
  'code-expired': 'not-done',
  'possible-duplicate': 'not-done',
  unavailable: 'not-done',
  'not-sent': 'not-done',
} as const;

const refusalsToday = [
  'AMOUNT_OUT_OF_RANGE',
  'METHOD_NOT_ELIGIBLE',
  'SECURITY_CODE_NOT_VERIFIED',
  'INVALID_INPUT',
  'TOO_MANY_ATTEMPTS',
  'BILL_PAY_UNAVAILABLE',
  'NOT_ALLOWED',
  'NOT_FOUND',
] as const;

const refusals = [...refusalsToday, 'DATE_NOT_ALLOWED'] as const;

const refused = { ...refusedToday, 'date-refused': 'not-done' } as const;

const extra = { answers: [], outcomes: { done: 'done', failed: 'not-done' } } as const;

const cancelling = {
  parameters: ['billingAccountId'],
  answers: [],
  outcomes: { done: 'done', processing: 'not-done', failed: 'not-done' },
  refusals: ['NOT_ALLOWED.PROCESSING'],
} as const;

/** Parameters, answers and outcomes of billing's operations. */
export const signatures = {
  'create-instant-payment': {
    ...payment,
    outcomes: { succeeded: 'done', pending: 'done', ...refused },
    refusals,
  },
  'create-device-payment': {
    ...payment,
    parameters: [...payment.parameters, 'deviceId'],
    outcomes: { succeeded: 'done', pending: 'done', ...refusedToday },
    refusals: refusalsToday,
  },
  'create-future-payment': {
    ...payment,
    parameters: [...payment.parameters, 'paymentDate'],
    outcomes: { scheduled: 'done', ...refused },
    refusals,
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
    refusals: ['METHOD_NOT_ELIGIBLE.KIND_NOT_ALLOWED', 'WALLET_FULL'],
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
    refusals: ['METHOD_NOT_ELIGIBLE.EXPIRED', 'NOT_FOUND'],
  },
  'delete-payment-method': {
    parameters: ['methodId'],
    answers: [],
    outcomes: { done: 'done', 'in-use': 'not-done', failed: 'not-done' },
    refusals: ['METHOD_IN_USE'],
  },
  'cancel-scheduled-payment': {
    parameters: ['paymentId'],
    answers: [],
    outcomes: {
      done: 'done',
      processing: 'not-done',
      'not-scheduled': 'not-done',
      failed: 'not-done',
    },
    refusals: ['NOT_ALLOWED.PROCESSING', 'NOT_ALLOWED.NOT_SCHEDULED'],
  },
  'turn-on-auto-pay': {
    parameters: ['billingAccountId', 'methodSource', 'savedMethodId', 'token'],
    answers: [],
    outcomes: {
      done: 'done',
      'method-refused': 'not-done',
      'wallet-full': 'not-done',
      'on-already': 'not-done',
      unavailable: 'not-done',
      failed: 'not-done',
    },
    refusals: [
      'ALREADY_ENROLLED',
      'WALLET_FULL',
      'METHOD_NOT_ELIGIBLE',
      'SECURITY_CODE_NOT_VERIFIED',
      'INVALID_INPUT',
      'NOT_ALLOWED',
    ],
  },
  'send-verification-code': {
    parameters: ['channel'],
    answers: [],
    outcomes: { sent: 'done', 'sent-just-now': 'not-done', locked: 'not-done', failed: 'not-done' },
    refusals: ['TOO_MANY_ATTEMPTS.SENT_JUST_NOW', 'TOO_MANY_ATTEMPTS.LOCKED'],
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
    refusals: ['CODE_REFUSED.WRONG', 'CODE_REFUSED.EXPIRED', 'TOO_MANY_ATTEMPTS.LOCKED'],
  },
  'save-statement': {
    parameters: ['statement', 'language', 'platform'],
    answers: [],
    outcomes: { done: 'done', failed: 'not-done' },
  },
  'cancel-auto-pay': { ...cancelling, outcomes: { ...cancelling.outcomes, 'still-on': 'not-done' } },
  'begin-auto-pay-change': {
    ...cancelling,
    parameters: ['billingAccountId', 'methodSource', 'savedMethodId', 'token'],
    outcomes: {
      ...cancelling.outcomes,
      'off-already': 'not-done',
      'method-refused': 'not-done',
      'wallet-full': 'not-done',
    },
    refusals: [
      ...cancelling.refusals,
      'NOT_ALLOWED.NOT_ENROLLED',
      'METHOD_NOT_ELIGIBLE',
      'SECURITY_CODE_NOT_VERIFIED',
      'INVALID_INPUT',
      'WALLET_FULL',
    ],
  },
  'change-auto-pay-method': { ...extra, parameters: ['area', 'methodId', 'token'] },
  'replace-auto-pay-method': {
    parameters: ['area', 'methodId', 'token'],
    answers: [],
    outcomes: { done: 'done', 'method-refused': 'not-done', 'wallet-full': 'not-done', failed: 'not-done' },
    refusals: [
      'METHOD_NOT_ELIGIBLE',
      'METHOD_NOT_ELIGIBLE.PAST_DUE',
      'SECURITY_CODE_NOT_VERIFIED',
      'INVALID_INPUT',
      'WALLET_FULL',
    ],
  },
  'change-auto-pay-date': { ...extra, parameters: ['billingAccountId', 'day'] },
  'enroll-in-paperless': { ...extra, parameters: ['billingAccountId'] },
  'leave-paperless': { ...extra, parameters: ['billingAccountId'] },
  'enroll-in-auto-pay': {
    ...extra,
    parameters: ['billingAccountId', 'methodSource', 'savedMethodId', 'token'],
  },
} as const satisfies Readonly<Record<string, OperationSignature>>;
