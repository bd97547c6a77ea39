import type { SubscriptionItem, SubscriptionSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { SubscriptionsQuestion } from '../graph/generated/subscriptions.ts';

/** Subscriptions besides the plan. Those that the plan includes have no price of their own. */
export const subscriptions: SubscriptionSource = graphRecords(SubscriptionsQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ subscriptions: all }) => all,
  item: ({ price, ...subscription }): SubscriptionItem => ({
    ...subscription,
    price: price === 0 ? undefined : price,
  }),
});
