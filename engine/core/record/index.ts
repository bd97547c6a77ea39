export { absent, domainOfField, factsOfItem, readItem, type Item } from './item.ts';
export { orderItems, type ItemOrder } from './orderItems.ts';
