export { addressOf, externalUrl, resolveLink, type Destination } from './resolveLink.ts';
export { safeReturn } from './safeReturn.ts';
