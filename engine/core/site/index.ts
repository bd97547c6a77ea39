export { alikeEnvironments } from './alikeEnvironments.ts';
export { atomsOfSite, constants, noVariant, sequenceDomain, unanswered } from './atoms.ts';
export {
  existsIn,
  openSite,
  patternOf,
  routeEntries,
  stateParameter,
  statesOf,
  type Site,
  type SiteOptions,
} from './openSite.ts';
