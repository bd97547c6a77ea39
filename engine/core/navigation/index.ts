export * from './resolveNavigation.ts';
export { decideRoute, type RouteOutcome } from './decideRoute.ts';
export { decideNavigation, type ShownNavigationItem } from './decideNavigation.ts';
