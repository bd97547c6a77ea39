export { changesOfOne, createGraphRequestHandler, tvCodeTriesOfOne } from './handleGraphRequests.ts';
export { isKnown } from './knownDocuments.ts';
