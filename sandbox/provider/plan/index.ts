export { listChannels } from './channels.ts';
export { listPublicPlans, loadOffers } from './loadOffers.ts';
export { handlePlanRequest } from './handlePlanRequests.ts';
