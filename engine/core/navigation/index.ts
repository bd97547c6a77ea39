export { decideNavigation, type ShownNavigationItem } from './decideNavigation.ts';
