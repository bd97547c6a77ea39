export { addToCart, removeFromCart } from './cart.ts';
export { handleOrderRequest } from './handleOrderRequests.ts';
export { loadAppointments } from './loadAppointments.ts';
export { loadOrders, type Order } from './loadOrders.ts';
