export { alikeEnvironments } from './alikeEnvironments.ts';
export { atomsOfSite, constants, noVariant, sequenceDomain, unanswered } from './atoms.ts';
export * from './openSite.ts';
