export { handleOutageRequest } from './handleOutageRequests.ts';
export { hasOutage } from './outages.ts';
