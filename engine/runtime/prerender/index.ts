export { makeFirstScreens, type FirstScreens } from './firstScreens.ts';
export { makeRouteNeeds, type RouteNeeds } from './routeNeeds.ts';
export { drawVisit, type Visit, type VisitScreen } from './drawVisit.tsx';
export type { Bundle } from '../release/index.ts';
