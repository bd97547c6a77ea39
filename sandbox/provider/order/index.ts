export { loadAppointments } from './loadAppointments.ts';
export { loadOrders, type Order } from './loadOrders.ts';
