export { handleSearchRequest } from './handleSearchRequests.ts';
