import type { JSONColumnType } from 'kysely';
import type { OrderLine } from './mobile.ts';

/** When somebody comes: a day, and the part of it. */
export interface OrderVisit {
  on: string;
  window: 'MORNING' | 'MIDDAY' | 'AFTERNOON';
}

/** What is on its way to the customer. */
export interface OrderParcel {
  carrier: string;
  trackingNumber: string;
  shipTo: string;
  /** An estimate. */
  expectedOn: string;
}

/** An order of internet, TV or home phone. That of mobile is another one. */
export interface ServiceOrderTable {
  id: string;
  accountId: string;
  orderNumber: string;
  placedOn: string;
  kind: 'NEW' | 'UPGRADE' | 'SWAP';
  state: 'RECEIVED' | 'CONFIRMED' | 'SCHEDULED' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED' | 'ON_HOLD';
  /** Null where nobody has to come. */
  visit: JSONColumnType<OrderVisit> | null;
  /** Null where nothing is sent. */
  parcel: JSONColumnType<OrderParcel> | null;
  lines: JSONColumnType<OrderLine[]>;
}
