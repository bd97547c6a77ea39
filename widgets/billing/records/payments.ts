import type { BillPaymentItem, BillPaymentSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { PaymentHistoryQuestion } from '../graph/generated/billing.ts';

/** The payments of an account: what is to come, on its way and done. In a store one pays with cash. */
export const payments: BillPaymentSource = graphRecords(PaymentHistoryQuestion, {
  variables: ({ first }) => ({ first }),
  nodes: ({ billingAccount }) => [...billingAccount.scheduledPayments, ...billingAccount.payments],
  item: ({
    id,
    paymentDate,
    entryDate,
    method,
    channel,
    status,
    confirmationNumber,
    amount,
  }): BillPaymentItem => ({
    id,
    paidOn: paymentDate,
    enteredOn: entryDate,
    method: method?.type ?? (channel === 'IN_STORE' ? 'CASH' : null),
    lastFour: method?.lastFour,
    channel,
    status,
    confirmation: confirmationNumber,
    amount,
  }),
});
