import type { Pack } from '../../engine/index.ts';
import {
  changedByAutoPay,
  changedByCancelling,
  changedByPaperless,
  changedByWallet,
} from './operations/changed.ts';
import { extraKeys } from './operations/extraKeys.ts';
import { signatures } from './operations/signatures.ts';

const paymentDerivations = async () => (await import('./facts/paymentDerivations.ts')).paymentDerivations;
const findPayment = async () => (await import('./operations/findAttempt.ts')).findPayment;

/** Billing and payments. */
export const billingPack: Pack = {
  domain: 'billing',
  copy: ['billing', 'common'],
  copyOf: {
    'bank-sign-in': ['payment', 'card', 'form', 'common'],
    'method-choice': ['billing', 'payment', 'card', 'form', 'common'],
    'card-edit': ['payment', 'card', 'form', 'common'],
    'method-entry': ['payment', 'card', 'form', 'common'],
  },
  widgets: {
    'bank-sign-in': async () => (await import('./bank-sign-in/index.ts')).BankSignIn,
    'status-card': async () => (await import('./status-card/index.ts')).StatusCard,
    'card-edit': async () => (await import('./card-edit/index.ts')).CardEdit,
    'method-entry': async () => (await import('./method-entry/index.ts')).MethodEntry,
    'day-of-month': async () => (await import('./day-of-month/index.ts')).DayOfMonth,
    'method-choice': async () => (await import('./method-choice/index.ts')).MethodChoice,
  },
  sources: {
    billing: async () => (await import('./facts/billingSource.ts')).billingSource,
    'auto-pay': async () => (await import('./facts/autoPaySource.ts')).autoPaySource,
    'device-billing': async () => (await import('./facts/deviceBillingSource.ts')).deviceBillingSource,
    statements: async () => (await import('./facts/statementsSource.ts')).statementsSource,
    cpni: async () => (await import('./facts/cpniSource.ts')).cpniSource,
  },
  records: {
    bills: async () => (await import('./records/bills.ts')).bills,
    payments: async () => (await import('./records/payments.ts')).payments,
    'saved-methods': async () => (await import('./records/savedMethods.ts')).savedMethods,
    'scheduled-payments': async () => (await import('./records/scheduledPayments.ts')).scheduledPayments,
    statements: async () => (await import('./records/statements.ts')).statements,
    'statement-lines': async () => (await import('./records/statementParts.ts')).statementLines,
    'statement-activity': async () => (await import('./records/statementParts.ts')).statementActivity,
    'statement-changes': async () => (await import('./records/statementParts.ts')).statementChanges,
    'statement-charges': async () => (await import('./records/statementParts.ts')).statementCharges,
    'call-details': async () => (await import('./records/callDetails.ts')).callDetails,
    charges: async () => (await import('./records/charges.ts')).charges,
    'device-balances': async () => (await import('./records/mobile.ts')).deviceBalances,
    'mobile-orders': async () => (await import('./records/mobile.ts')).mobileOrders,
    'mobile-transactions': async () => (await import('./records/mobile.ts')).mobileTransactions,
    'order-lines': async () => (await import('./records/mobile.ts')).orderLines,
    'streaming-ledger': async () => (await import('./records/mobile.ts')).streamingLedger,
    transactions: async () => (await import('./records/transactions.ts')).transactions,
  },
  derivations: {
    'auto-pay': async () => (await import('./facts/autoPayDerivations.ts')).autoPayDerivations,
    billing: async () => (await import('./facts/billingDerivations.ts')).billingDerivations,
    payment: paymentDerivations,
    verification: async () => (await import('./facts/verificationDerivations.ts')).verificationDerivations,
    'device-billing': async () => (await import('./facts/billingDerivations.ts')).deviceBillingDerivations,
    'device-amounts': paymentDerivations,
    'quick-payment': paymentDerivations,
  },
  operations: {
    'create-instant-payment': {
      signature: signatures['create-instant-payment'],
      load: async () => (await import('./operations/createInstantPayment.ts')).createInstantPayment,
      find: findPayment,
    },
    'create-device-payment': {
      signature: signatures['create-device-payment'],
      load: async () => (await import('./operations/createDevicePayment.ts')).createDevicePayment,
      find: findPayment,
    },
    'create-future-payment': {
      signature: signatures['create-future-payment'],
      load: async () => (await import('./operations/createFuturePayment.ts')).createFuturePayment,
      find: findPayment,
    },
    'read-method': {
      signature: signatures['read-method'],
      load: async () => (await import('./operations/readMethod.ts')).readMethod,
    },
    'save-payment-method': {
      signature: signatures['save-payment-method'],
      load: async () => (await import('./operations/extras.ts')).savePaymentMethod,
      find: async () =>
        (await import('./operations/findAttempt.ts')).findExtra(extraKeys.save, changedByWallet),
    },
    'add-payment-method': {
      signature: signatures['add-payment-method'],
      load: async () => (await import('./operations/addPaymentMethod.ts')).addPaymentMethod,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByWallet),
    },
    'read-card-changes': {
      signature: signatures['read-card-changes'],
      load: async () => (await import('./operations/readCardChanges.ts')).readCardChanges,
    },
    'update-payment-method': {
      signature: signatures['update-payment-method'],
      load: async () => (await import('./operations/updatePaymentMethod.ts')).updatePaymentMethod,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByWallet),
    },
    'delete-payment-method': {
      signature: signatures['delete-payment-method'],
      load: async () => (await import('./operations/deletePaymentMethod.ts')).deletePaymentMethod,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByWallet),
    },
    'cancel-scheduled-payment': {
      signature: signatures['cancel-scheduled-payment'],
      load: async () => (await import('./operations/cancelScheduledPayment.ts')).cancelScheduledPayment,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByCancelling),
    },
    'turn-on-auto-pay': {
      signature: signatures['turn-on-auto-pay'],
      load: async () => (await import('./operations/turnOnAutoPay.ts')).turnOnAutoPay,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByAutoPay),
    },
    'cancel-auto-pay': {
      signature: signatures['cancel-auto-pay'],
      load: async () => (await import('./operations/cancelAutoPay.ts')).cancelAutoPay,
      find: async () =>
        (await import('./operations/findAttempt.ts')).findChange(changedByAutoPay, 'still-on'),
    },
    'send-verification-code': {
      signature: signatures['send-verification-code'],
      load: async () => (await import('./operations/verifyAccount.ts')).sendVerificationCode,
    },
    'verify-account': {
      signature: signatures['verify-account'],
      load: async () => (await import('./operations/verifyAccount.ts')).verifyAccount,
    },
    'save-statement': {
      signature: signatures['save-statement'],
      load: async () => (await import('./operations/saveStatement.ts')).saveStatement,
    },
    'begin-auto-pay-change': {
      signature: signatures['begin-auto-pay-change'],
      load: async () => (await import('./operations/cancelAutoPay.ts')).beginAutoPayChange,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByAutoPay),
    },
    'change-auto-pay-method': {
      signature: signatures['change-auto-pay-method'],
      load: async () => (await import('./operations/changeAutoPayMethod.ts')).changeAutoPayMethod,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByAutoPay),
    },
    'replace-auto-pay-method': {
      signature: signatures['replace-auto-pay-method'],
      load: async () => (await import('./operations/changeAutoPayMethod.ts')).changeAutoPayMethod,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByAutoPay),
    },
    'change-auto-pay-date': {
      signature: signatures['change-auto-pay-date'],
      load: async () => (await import('./operations/changeAutoPayDate.ts')).changeAutoPayDate,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByAutoPay),
    },
    'enroll-in-paperless': {
      signature: signatures['enroll-in-paperless'],
      load: async () => (await import('./operations/extras.ts')).enrollInPaperless,
      find: async () =>
        (await import('./operations/findAttempt.ts')).findExtra(extraKeys.paperless, changedByPaperless),
    },
    'leave-paperless': {
      signature: signatures['leave-paperless'],
      load: async () => (await import('./operations/leavePaperless.ts')).leavePaperless,
      find: async () => (await import('./operations/findAttempt.ts')).findChange(changedByPaperless),
    },
    'enroll-in-auto-pay': {
      signature: signatures['enroll-in-auto-pay'],
      load: async () => (await import('./operations/extras.ts')).enrollInAutoPay,
      find: async () =>
        (await import('./operations/findAttempt.ts')).findExtra(extraKeys.autoPay, changedByAutoPay),
    },
  },
};
