export { ANA, createEdgeHouse, PORTAL } from './edge-house.ts';
