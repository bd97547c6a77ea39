export { buildPath, decodeSegment, parametersOf, splitPath } from './routePattern.ts';
export { createRouteTable, type RouteEntry, type RouteMatch, type RouteTable } from './routeTable.ts';
