export { createGraphRequestHandler } from './handle-graph-requests.ts';
