export { listChannels } from './channels.ts';
export { listPublicPlans, loadOffers } from './loadOffers.ts';
export { orderedLines } from './orderedLines.ts';
export { handlePlanRequest } from './handlePlanRequests.ts';
