import type { Day } from '../../platform/calendar.ts';
import type {
  Database,
  MobileOrderTable,
  OrderLine,
  PaymentMethodType,
} from '../../platform/database/index.ts';
import type { Selectable } from 'kysely';
import { hasBillingHere, type Customer } from '../account/customer.ts';

/** An order of mobile with its sums. `subtotal + shipping + taxesAndFees = total = charged + financed`, in cents. */
export interface MobileOrder {
  id: string;
  orderNumber: string;
  orderedOn: Day;
  confirmationCode: string;
  numberEnding: string;
  shipment: MobileOrderTable['shipment'];
  carrier: string | undefined;
  trackingNumber: string | undefined;
  shipTo: string | undefined;
  expectedOn: Day | undefined;
  lines: OrderLine[];
  subtotal: number;
  shipping: number;
  taxesAndFees: number;
  total: number;
  charged: number;
  financed: number;
  method: { type: PaymentMethodType; lastFour: string } | undefined;
}

/** Loads the orders of mobile of a customer's account, the newest first (BL-TXN-006). */
export async function loadMobileOrders(database: Database, customer: Customer): Promise<MobileOrder[]> {
  if (!hasBillingHere(customer)) return [];
  const rows = await database
    .selectFrom('mobileOrder')
    .innerJoin('billingAccount', 'billingAccount.id', 'mobileOrder.billingAccountId')
    .leftJoin('payment', 'payment.paysFor', 'mobileOrder.id')
    .where('billingAccount.accountId', '=', customer.account.id)
    .orderBy('orderedOn', 'desc')
    .selectAll('mobileOrder')
    .select(['billingAccount.numberEnding', 'payment.methodType', 'payment.methodLastFour'])
    .execute();
  return rows.map(toOrder);
}

type Row = Selectable<MobileOrderTable> & {
  numberEnding: string;
  methodType: PaymentMethodType | null;
  methodLastFour: string | null;
};

function toOrder(row: Row): MobileOrder {
  const subtotal = row.lines.reduce((sum, { price }) => sum + price, 0);
  const total = subtotal + row.shippingCents + row.taxesCents;
  const { methodType: type, methodLastFour: lastFour } = row;
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    orderedOn: row.orderedOn,
    confirmationCode: row.confirmationCode,
    numberEnding: row.numberEnding,
    shipment: row.shipment,
    carrier: row.carrier ?? undefined,
    trackingNumber: row.trackingNumber ?? undefined,
    shipTo: row.shipTo ?? undefined,
    expectedOn: row.expectedOn ?? undefined,
    lines: row.lines,
    subtotal,
    shipping: row.shippingCents,
    taxesAndFees: row.taxesCents,
    total,
    charged: total - row.financedCents,
    financed: row.financedCents,
    method: type === null || lastFour === null ? undefined : { type, lastFour },
  };
}
