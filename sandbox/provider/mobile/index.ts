export { loadMobileOrders, type MobileOrder } from './loadMobileOrders.ts';
export { loadDevice, loadDevices, type Device } from './loadDevices.ts';
