export { handlePlanRequest } from './handlePlanRequests.ts';
