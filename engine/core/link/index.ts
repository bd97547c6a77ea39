export { factsInLink } from './factsInLink.ts';
export { linkValue, queryValue, type LinkSources } from './linkValue.ts';
export { isOwnAddress } from './ownAddress.ts';
export { addressOf, existsHere, externalUrl, resolveLink, type Destination } from './resolveLink.ts';
export { safeReturn } from './safeReturn.ts';
