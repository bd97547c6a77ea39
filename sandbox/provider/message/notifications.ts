import type { Database, HouseholdNotification } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';

/** A notification, with whether this person has read it. */
export type OwnNotification = Omit<HouseholdNotification, 'readBy'> & { isRead: boolean };

/** This person's notifications: unread ones first, then the newest first (SH-ROUTE-013). */
export function loadNotifications({ username, account }: Customer): OwnNotification[] {
  return view(account.notifications, username);
}

/** Marks all notifications as read by this person; other people of the household are not affected. */
export function markNotificationsRead(database: Database, customer: Customer): Promise<OwnNotification[]> {
  const { username, account } = customer;
  return inAccountTransaction(database, account.id, async (transaction) => {
    const { notifications } = await transaction
      .selectFrom('account')
      .select('notifications')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    const read = notifications.map((each) => ({ ...each, readBy: [...new Set([...each.readBy, username])] }));
    await transaction
      .updateTable('account')
      .set({ notifications: JSON.stringify(read) })
      .where('id', '=', account.id)
      .execute();
    return view(read, username);
  });
}

function view(notifications: readonly HouseholdNotification[], username: string): OwnNotification[] {
  return notifications
    .map(({ readBy, ...each }) => ({ ...each, isRead: readBy.includes(username) }))
    .toSorted((one, other) => Number(one.isRead) - Number(other.isRead) || other.on.localeCompare(one.on));
}
