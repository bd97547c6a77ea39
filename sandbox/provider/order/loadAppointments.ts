import { addMonths, dayAt, type Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, OrderVisit, ServiceOrderTable } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';

/** A visit of a technician. */
export interface Appointment extends OrderVisit {
  id: string;
  orderNumber: string;
  kind: 'INSTALL' | 'UPGRADE' | 'SWAP';
  state: 'SCHEDULED' | 'COMPLETED' | 'CANCELLED';
}

/** Months after which a visit is no longer shown. */
const monthsShown = 12;

const kinds = { NEW: 'INSTALL', UPGRADE: 'UPGRADE', SWAP: 'SWAP' } as const;

/** The visits of orders: future ones first, the next one at the top, then the newest first (SH-ROUTE-011). */
export async function loadAppointments(
  database: Database,
  clock: Clock,
  { account }: Customer,
): Promise<Appointment[]> {
  const today = dayAt(clock.now(account.id), account.timeZone);
  const rows = await database
    .selectFrom('serviceOrder')
    .where('accountId', '=', account.id)
    .selectAll()
    .execute();
  const visits = rows.flatMap(({ id, orderNumber, kind, state, visit }) =>
    visit === null || visit.on < addMonths(today, -monthsShown)
      ? []
      : [{ id, orderNumber, kind: kinds[kind], ...visit, state: stateOf(state, visit.on, today) }],
  );
  const isDue = ({ state }: Appointment): boolean => state === 'SCHEDULED';
  return visits.toSorted(
    (one, other) =>
      Number(isDue(other)) - Number(isDue(one)) ||
      (isDue(one) ? one.on.localeCompare(other.on) : other.on.localeCompare(one.on)),
  );
}

function stateOf(order: ServiceOrderTable['state'], on: Day, today: Day): Appointment['state'] {
  if (order === 'CANCELLED') return 'CANCELLED';
  return order === 'COMPLETED' || on < today ? 'COMPLETED' : 'SCHEDULED';
}
