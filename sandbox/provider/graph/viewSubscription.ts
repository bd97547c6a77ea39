import type { Subscription } from '../../platform/database/index.ts';
import type { Subscription as SubscriptionView, SubscriptionNameArgs } from './generated/main.ts';
import { readLanguage } from '../../platform/language.ts';

/** A subscription whose name is in the requested language. */
export interface LazySubscription extends Omit<SubscriptionView, 'name'> {
  name: (args: SubscriptionNameArgs) => string;
}

/** The subscriptions of an account as the graph shows them: to be activated first, ended last. */
export function viewSubscriptions(subscriptions: readonly Subscription[]): LazySubscription[] {
  return subscriptions
    .map(({ name, ...each }) => ({
      ...each,
      name: ({ language }: SubscriptionNameArgs) => name[readLanguage(language)],
    }))
    .toSorted((one, other) => rank[one.state] - rank[other.state]);
}

const rank: Record<Subscription['state'], number> = {
  NEEDS_ACTIVATION: 0,
  ACTIVE: 1,
  TRIAL: 1,
  ENDING: 1,
  ENDED: 2,
};
