import type { Database, MessagePreference, MessageTopic } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';

/** A person's channels for one topic. */
export type Preference = Omit<MessagePreference, 'username'>;

/** Topics in the order in which they are shown. */
const topics: readonly MessageTopic[] = ['BILLING', 'OUTAGE', 'APPOINTMENT', 'DEVICE', 'MARKETING'];

/** This person's channels by topic; by email alone if nothing was set. */
export function loadPreferences({ username, account }: Customer): Preference[] {
  return view(account.preferences, username);
}

/** Sets this person's channels for a topic. */
export function setPreference(
  database: Database,
  { username, account: { id } }: Customer,
  preference: Preference,
): Promise<Preference[]> {
  return inAccountTransaction(database, id, async (transaction) => {
    const { preferences } = await transaction
      .selectFrom('account')
      .select('preferences')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const others = preferences.filter(
      (each) => each.username !== username || each.topic !== preference.topic,
    );
    const changed = [...others, { username, ...preference }];
    await transaction
      .updateTable('account')
      .set({ preferences: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
    return view(changed, username);
  });
}

function view(preferences: readonly MessagePreference[], username: string): Preference[] {
  return topics.map((topic) => {
    const said = preferences.find((each) => each.username === username && each.topic === topic);
    return { topic, byEmail: said?.byEmail ?? true, byText: said?.byText ?? false };
  });
}
