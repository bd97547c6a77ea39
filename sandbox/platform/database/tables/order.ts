import type { JSONColumnType } from 'kysely';
import type { OrderLine } from './mobile.ts';

/** Appointment of a technician: a day, and the part of it. */
export interface OrderVisit {
  on: string;
  window: 'MORNING' | 'MIDDAY' | 'AFTERNOON';
}

/** A parcel to the customer. */
export interface OrderParcel {
  carrier: string;
  trackingNumber: string;
  shipTo: string;
  /** An estimate. */
  expectedOn: string;
}

/** An order of internet, TV or home phone. Mobile orders have their own table. */
export interface ServiceOrderTable {
  id: string;
  accountId: string;
  orderNumber: string;
  placedOn: string;
  kind: 'NEW' | 'UPGRADE' | 'SWAP';
  state: 'RECEIVED' | 'CONFIRMED' | 'SCHEDULED' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED' | 'ON_HOLD';
  /** Null if no visit is needed. */
  visit: JSONColumnType<OrderVisit> | null;
  /** Null if nothing is shipped. */
  parcel: JSONColumnType<OrderParcel> | null;
  lines: JSONColumnType<OrderLine[]>;
}
