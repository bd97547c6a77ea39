import type { SubscriptionItem, SubscriptionSource } from '../../generated/records.ts';
import { graphLanguage, graphRecords } from '../../graph/index.ts';
import { SubscriptionsQuestion } from '../graph/generated/subscriptions.ts';

/** What is subscribed to besides a plan. What the plan has costs nothing of its own. */
export const subscriptions: SubscriptionSource = graphRecords(SubscriptionsQuestion, {
  variables: ({ input }) => ({ language: graphLanguage(input('language')) }),
  nodes: ({ subscriptions: all }) => all,
  item: ({ price, ...subscription }): SubscriptionItem => ({
    ...subscription,
    price: price === 0 ? undefined : price,
  }),
});
