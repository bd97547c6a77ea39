export { makeFirstScreens, type FirstScreens } from './firstScreens.ts';
export { makeRouteNeeds, type RouteNeeds } from './routeNeeds.ts';
