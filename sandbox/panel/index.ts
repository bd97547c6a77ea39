export { handlePanelRequest } from './handle-panel-requests.ts';
