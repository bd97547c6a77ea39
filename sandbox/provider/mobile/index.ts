export { loadMobileOrders, type MobileOrder } from './loadMobileOrders.ts';
