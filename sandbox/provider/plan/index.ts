export { listChannels } from './channels.ts';
export { loadOffers } from './loadOffers.ts';
export { handlePlanRequest } from './handlePlanRequests.ts';
