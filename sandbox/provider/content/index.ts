export { handleSearchRequest } from './handleSearchRequests.ts';
export { vanityRules } from './vanityRules.ts';
