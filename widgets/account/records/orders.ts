import type { OrderItem, OrderItemSource, OrderSource } from '../../generated/records.ts';
import { graphLanguage, graphRecords } from '../../graph/index.ts';
import { OrderItemsQuestion, OrdersQuestion } from '../graph/generated/orders.ts';

/** What the account has ordered. What comes next of an order is a visit or a parcel, until it is finished. */
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

/** What stands on one order. */
export const orderItems: OrderItemSource = graphRecords(OrderItemsQuestion, {
  variables: ({ input }) => ({ language: graphLanguage(input('language')) }),
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
