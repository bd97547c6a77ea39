import type { Database, HouseholdNotification } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';

/** What a person was told, and whether it was read. */
export type OwnNotification = Omit<HouseholdNotification, 'readBy'> & { isRead: boolean };

/** What this person was told: what was not read first, then the newest first (SH-ROUTE-013). */
export function loadNotifications({ username, account }: Customer): OwnNotification[] {
  return view(account.notifications, username);
}

/** Puts everything down as read by this person; the others of the household have theirs. */
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
