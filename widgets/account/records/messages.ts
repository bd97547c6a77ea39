import type {
  NotificationItem,
  NotificationSource,
  PreferenceItem,
  PreferenceSource,
} from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { NotificationsQuestion, PreferencesQuestion } from '../graph/generated/messages.ts';

/** The messages to the customer. */
export const notifications: NotificationSource = graphRecords(NotificationsQuestion, {
  variables: () => ({}),
  nodes: ({ notifications: all }) => all,
  item: ({ id, category, on, isRead, device }): NotificationItem => ({ id, category, on, isRead, device }),
});

/** The customer's preferences: the channels for each topic. */
export const preferences: PreferenceSource = graphRecords(PreferencesQuestion, {
  variables: () => ({}),
  nodes: ({ preferences: all }) => all,
  item: ({ topic, byEmail, byText }): PreferenceItem => ({ id: topic, topic, byEmail, byText }),
});
