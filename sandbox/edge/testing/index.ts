export { ANA, createEdgeHouse, PORTAL } from './edgeHouse.ts';
