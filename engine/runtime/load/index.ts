export { createLoads, type Loads } from './loads.ts';
