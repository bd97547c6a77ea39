export { createGraphRequestHandler } from './handleGraphRequests.ts';
export { isKnown } from './knownDocuments.ts';
