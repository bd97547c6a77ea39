export { loadOrders, type Order } from './loadOrders.ts';
