import type { Selectable } from 'kysely';
import { addMonths, dayAt, type Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type {
  Database,
  OrderLine,
  OrderParcel,
  OrderVisit,
  ServiceOrderTable,
  Shipment,
} from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { loadMobileOrders, type MobileOrder } from '../mobile/index.ts';

/** An order: services and their equipment, or devices of mobile. Amounts are cents. */
export interface Order {
  id: string;
  orderNumber: string;
  placedOn: Day;
  kind: ServiceOrderTable['kind'] | 'DEVICE';
  state: ServiceOrderTable['state'];
  visit: OrderVisit | undefined;
  parcel: OrderParcel | undefined;
  lines: OrderLine[];
  /** Monthly sum. */
  monthly: number;
  /** Sum of one-time amounts, paid or to be paid. */
  once: number;
}

/** Months after which an order is no longer shown. */
const monthsShown = 24;

/** Loads the orders of an account: unfinished ones first, then the newest first (SH-ROUTE-032). */
export async function loadOrders(database: Database, clock: Clock, customer: Customer): Promise<Order[]> {
  const { account } = customer;
  const since = addMonths(dayAt(clock.now(account.id), account.timeZone), -monthsShown);
  const rows = await database
    .selectFrom('serviceOrder')
    .where('accountId', '=', account.id)
    .selectAll()
    .execute();
  const orders = [...rows.map(ofServices), ...(await loadMobileOrders(database, customer)).map(ofMobile)];
  return orders
    .filter(({ placedOn }) => placedOn >= since)
    .toSorted(
      (one, other) =>
        Number(isFinished(one)) - Number(isFinished(other)) || other.placedOn.localeCompare(one.placedOn),
    );
}

function isFinished({ state }: Order): boolean {
  return state === 'COMPLETED' || state === 'CANCELLED';
}

function ofServices({
  accountId: _accountId,
  visit,
  parcel,
  ...order
}: Selectable<ServiceOrderTable>): Order {
  return {
    ...order,
    visit: visit ?? undefined,
    parcel: parcel ?? undefined,
    monthly: order.lines.reduce((sum, { monthly = 0 }) => sum + monthly, 0),
    once: order.lines.reduce((sum, { price }) => sum + price, 0),
  };
}

const states: Record<Shipment, Order['state']> = {
  PREPARING: 'CONFIRMED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'COMPLETED',
  RETURNED: 'COMPLETED',
  PICKED_UP: 'COMPLETED',
};

function ofMobile(order: MobileOrder): Order {
  const { id, orderNumber, orderedOn, shipment, lines, charged } = order;
  const { carrier, trackingNumber, shipTo, expectedOn } = order;
  const parcel =
    carrier === undefined || trackingNumber === undefined || shipTo === undefined || expectedOn === undefined
      ? undefined
      : { carrier, trackingNumber, shipTo, expectedOn };
  return {
    id,
    orderNumber,
    placedOn: orderedOn,
    kind: 'DEVICE',
    state: states[shipment],
    visit: undefined,
    parcel,
    lines: [
      // What is paid in installments is not paid at once, too.
      ...lines.map((line) => (line.monthly === undefined ? line : { ...line, price: 0 })),
      oneTime({ en: 'Shipping', es: 'Envío' }, order.shipping),
      oneTime({ en: 'Taxes and fees', es: 'Impuestos y cargos' }, order.taxesAndFees),
    ].filter(({ price, monthly = 0 }) => price + monthly > 0),
    monthly: lines.reduce((sum, { monthly = 0 }) => sum + monthly, 0),
    once: charged,
  };
}

function oneTime(name: OrderLine['name'], price: number): OrderLine {
  return { name, quantity: 1, price };
}
