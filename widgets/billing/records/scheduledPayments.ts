import type { ScheduledPaymentItem, ScheduledPaymentSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { ScheduledPaymentsQuestion } from '../graph/generated/billing.ts';

/** Coming payments: scheduled ones, and the next draft of Auto Pay. */
export const scheduledPayments: ScheduledPaymentSource = graphRecords(ScheduledPaymentsQuestion, {
  variables: () => ({}),
  nodes: ({ scheduledPayments: all }) => all,
  item: ({ id, area, amount, paymentDate, method, state, source }): ScheduledPaymentItem => ({
    id,
    area,
    amount,
    paymentDate,
    method: method?.type,
    lastFour: method?.lastFour,
    state,
    source,
  }),
});
