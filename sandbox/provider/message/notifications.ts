import type { Database, HouseholdNotification } from '../../platform/database/index.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';

/** A notification, with whether this person has read it. */
export type OwnNotification = Omit<HouseholdNotification, 'readBy'> & { isRead: boolean };

/** This person's notifications: unread ones first, then the newest first (SH-ROUTE-013). */
export function loadNotifications({ username, account }: Customer): OwnNotification[] {
  return view(account.notifications, username);
}

/** Marks all notifications as read by this person; other people of the household are not affected. */
export async function markNotificationsRead(
  database: Database,
  { username, account: { id } }: Customer,
): Promise<OwnNotification[]> {
  const read = await changeAccount(database, id, 'notifications', (before) =>
    before.map((each) => ({ ...each, readBy: [...new Set([...each.readBy, username])] })),
  );
  return view(read, username);
}

function view(notifications: readonly HouseholdNotification[], username: string): OwnNotification[] {
  return notifications
    .map(({ readBy, ...each }) => ({ ...each, isRead: readBy.includes(username) }))
    .toSorted((one, other) => Number(one.isRead) - Number(other.isRead) || other.on.localeCompare(one.on));
}
