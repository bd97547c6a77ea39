export { createLoads, type Loads } from './loads.ts';
export { useLoaded } from './useLoaded.ts';
