import type { BillPaymentItem, BillPaymentSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { PaymentHistoryQuestion } from '../graph/generated/billing.ts';

/** The payments of every bill of an account: scheduled, in flight and completed ones. In a store one pays with cash. */
export const payments: BillPaymentSource = graphRecords(PaymentHistoryQuestion, {
  variables: ({ first }) => ({ first }),
  nodes: ({ billingAccounts }, { first }) =>
    billingAccounts
      .flatMap(({ area, scheduledPayments, payments: made }) =>
        [...scheduledPayments, ...made].map((payment) => ({ area, ...payment })),
      )
      .toSorted((one, other) => other.paymentDate.localeCompare(one.paymentDate))
      .slice(0, first),
  item: ({
    id,
    area,
    paymentDate,
    entryDate,
    method,
    channel,
    status,
    confirmationNumber,
    amount,
  }): BillPaymentItem => ({
    id,
    area,
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
