export { ANA, createEdgeHouse, PORTAL, TEMPLATE } from './edgeHouse.ts';
