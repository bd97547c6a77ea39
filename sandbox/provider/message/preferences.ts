import type { Database, MessagePreference, MessageTopic } from '../../platform/database/index.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';

/** A person's channels for one topic. */
export type Preference = Omit<MessagePreference, 'username'>;

/** Topics in the order in which they are shown. */
const topics: readonly MessageTopic[] = ['BILLING', 'OUTAGE', 'APPOINTMENT', 'DEVICE', 'MARKETING'];

/** This person's channels by topic; by email alone if nothing was set. */
export function loadPreferences({ username, account }: Customer): Preference[] {
  return view(account.preferences, username);
}

/** Sets this person's channels for a topic; one that is not given stays as it is. */
export async function setPreference(
  database: Database,
  { username, account: { id } }: Customer,
  { topic, ...given }: Pick<Preference, 'topic'> & Partial<Preference>,
): Promise<Preference[]> {
  const changed = await changeAccount(database, id, 'preferences', (before) => [
    ...before.filter((each) => each.username !== username || each.topic !== topic),
    { username, ...sayingOf(before, username, topic), ...given },
  ]);
  return view(changed, username);
}

function view(preferences: readonly MessagePreference[], username: string): Preference[] {
  return topics.map((topic) => sayingOf(preferences, username, topic));
}

function sayingOf(
  preferences: readonly MessagePreference[],
  username: string,
  topic: MessageTopic,
): Preference {
  const said = preferences.find((each) => each.username === username && each.topic === topic);
  return { topic, byEmail: said?.byEmail ?? true, byText: said?.byText ?? false };
}
