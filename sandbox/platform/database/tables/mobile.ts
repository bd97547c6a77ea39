import type { JSONColumnType } from 'kysely';
import type { InBothLanguages } from './billLine.ts';

/** Shipping state of an order's parcel. */
export type Shipment = 'PREPARING' | 'SHIPPED' | 'DELIVERED' | 'RETURNED' | 'PICKED_UP';

/** A line of an order, amounts in cents. */
export interface OrderLine {
  name: InBothLanguages;
  /** Id of a product of the catalogue. */
  product?: string;
  quantity: number;
  /** Price of the whole quantity. */
  price: number;
  /** Monthly amount, if it is paid in installments. */
  monthly?: number;
}

/** An order of mobile. The amount paid at once is a payment that names the order. */
export interface MobileOrderTable {
  id: string;
  billingAccountId: string;
  orderNumber: string;
  orderedOn: string;
  confirmationCode: string;
  shipment: Shipment;
  carrier: string | null;
  trackingNumber: string | null;
  shipTo: string | null;
  /** An estimate. */
  expectedOn: string | null;
  shippingCents: number;
  taxesCents: number;
  /** Amount paid in monthly installments. */
  financedCents: number;
  lines: JSONColumnType<OrderLine[]>;
}

/** Kind of device. */
export type DeviceKind = 'PHONE' | 'TABLET' | 'WATCH';

/** A device paid in installments. Payments beside the installments are in the ledger. */
export interface DeviceTable {
  id: string;
  billingAccountId: string;
  position: number;
  name: string;
  model: string;
  kind: DeviceKind;
  /** Last digits of its line. */
  lineEnding: string;
  installmentCents: number;
  paidInstallments: number;
  totalInstallments: number;
  upgradeEligible: boolean;
}
