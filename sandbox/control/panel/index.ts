export { handlePanelRequest } from './handlePanelRequests.ts';
