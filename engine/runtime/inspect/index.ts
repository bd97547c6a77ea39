export { createInspector, type Inspector } from './createInspector.ts';
