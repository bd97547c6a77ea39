export { listChannels } from './channels.ts';
export { handlePlanRequest } from './handlePlanRequests.ts';
