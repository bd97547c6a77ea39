export {
  asksGuards,
  resolveNavigation,
  returnAddress,
  withReturn,
  withoutSpareSlashes,
  type Address,
  type NavigationResult,
  type Shown,
} from './resolveNavigation.ts';
export { decideRoute, type RouteOutcome } from './decideRoute.ts';
export { decideNavigation, type ShownNavigationItem } from './decideNavigation.ts';
