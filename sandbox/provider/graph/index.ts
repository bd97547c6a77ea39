export { createGraphRequestHandler } from './handleGraphRequests.ts';
