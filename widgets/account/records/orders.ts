import type { OrderItem, OrderItemSource, OrderSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { OrderItemsQuestion, OrdersQuestion } from '../graph/generated/orders.ts';

/** The orders of the account. The next event of an unfinished order is a visit or a parcel. */
export const orders: OrderSource = graphRecords(OrdersQuestion, {
  variables: () => ({}),
  nodes: ({ orders: all }) => all,
  item: ({ id, orderNumber, placedOn, kind, state, visit, parcel, monthly, once }): OrderItem => ({
    id,
    number: orderNumber,
    placedOn,
    kind,
    state,
    nextOn: state === 'COMPLETED' || state === 'CANCELLED' ? undefined : (visit?.on ?? parcel?.expectedOn),
    hasVisit: visit !== null,
    visitOn: visit?.on,
    visitWindow: visit?.window,
    hasParcel: parcel !== null,
    carrier: parcel?.carrier,
    tracking: parcel?.trackingNumber,
    shipTo: parcel?.shipTo,
    expectedOn: parcel?.expectedOn,
    monthly: unlessNothing(monthly),
    once: unlessNothing(once),
  }),
});

/** The lines of one order. */
export const orderItems: OrderItemSource = graphRecords(OrderItemsQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ orders: all }, { input }) => all.find(({ id }) => id === input('order'))?.lines ?? [],
  item: ({ id, description, quantity, price, monthly }) => ({
    id,
    description,
    quantity,
    price: unlessNothing(price),
    monthly,
  }),
});

function unlessNothing(amount: number): number | undefined {
  return amount === 0 ? undefined : amount;
}
