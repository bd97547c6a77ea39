import { addDays } from '../../platform/calendar.ts';
import type { DatabaseTransaction } from '../../platform/database/index.ts';
import type { Billing } from './household.ts';
import { seedDigits, seedId, type AreaTarget } from './seedTarget.ts';

/** The id of a seeded order. */
export function orderId({ billingAccountId }: AreaTarget, number: string): string {
  return seedId('order', billingAccountId, number);
}

/** Inserts the orders and devices of a billing area. */
export async function seedMobile(
  transaction: DatabaseTransaction,
  target: AreaTarget,
  { orders = [], devices = [] }: Billing,
): Promise<void> {
  const { billingAccountId, today } = target;
  const orderRows = orders.map(({ number, daysAgo, shipment, parcel, lines, shipping, taxes, financed }) => ({
    id: orderId(target, number),
    billingAccountId,
    orderNumber: number,
    orderedOn: addDays(today, -daysAgo),
    confirmationCode: `MO${seedDigits(8, 'order', billingAccountId, number)}`,
    shipment,
    carrier: parcel?.carrier ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
    shipTo: parcel?.shipTo ?? null,
    expectedOn: parcel ? addDays(today, parcel.expectedInDays) : null,
    shippingCents: shipping,
    taxesCents: taxes,
    financedCents: financed,
    lines: JSON.stringify(lines),
  }));
  const deviceRows = devices.map((device, position) => ({
    id: seedId('device', billingAccountId, String(position)),
    billingAccountId,
    position,
    ...device,
  }));
  if (orderRows.length > 0) await transaction.insertInto('mobileOrder').values(orderRows).execute();
  if (deviceRows.length > 0) await transaction.insertInto('device').values(deviceRows).execute();
}
