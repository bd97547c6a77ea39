import { addDays } from '../../platform/calendar.ts';
import type { DatabaseTransaction } from '../../platform/database/index.ts';
import type { SeededServiceOrder } from './household.ts';
import { seedId, type SeedTarget } from './seedTarget.ts';

/** Inserts the orders of services and their equipment. */
export async function seedOrders(
  transaction: DatabaseTransaction,
  orders: readonly SeededServiceOrder[],
  { accountId, today }: SeedTarget,
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ number, daysAgo, visit, parcel, lines, ...order }) => ({
    ...order,
    id: seedId('service order', accountId, number),
    accountId,
    orderNumber: number,
    placedOn: addDays(today, -daysAgo),
    visit: visit ? JSON.stringify({ on: addDays(today, visit.inDays), window: visit.window }) : null,
    parcel: parcel ? JSON.stringify(parcelOf(parcel, today)) : null,
    lines: JSON.stringify(lines),
  }));
  await transaction.insertInto('serviceOrder').values(rows).execute();
}

function parcelOf({ expectedInDays, ...parcel }: NonNullable<SeededServiceOrder['parcel']>, today: string) {
  return { ...parcel, expectedOn: addDays(today, expectedInDays) };
}
