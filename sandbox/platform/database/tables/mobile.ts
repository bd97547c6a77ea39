import type { JSONColumnType } from 'kysely';
import type { InBothLanguages } from './billLine.ts';

/** Where the parcel of an order is. */
export type Shipment = 'PREPARING' | 'SHIPPED' | 'DELIVERED' | 'RETURNED' | 'PICKED_UP';

/** What was ordered, amounts in cents. */
export interface OrderLine {
  name: InBothLanguages;
  quantity: number;
  /** Of all of them. */
  price: number;
  /** What is paid each month, where it is paid so. */
  monthly?: number;
}

/** An order of mobile. What was paid for it at once is a payment that names it. */
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
  /** What is paid monthly. */
  financedCents: number;
  lines: JSONColumnType<OrderLine[]>;
}

/** What a device is. */
export type DeviceKind = 'PHONE' | 'TABLET' | 'WATCH';

/** A device that is paid in installments. What was paid of it besides them is in the book. */
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
