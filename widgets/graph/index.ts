export { graphClient } from './graphClient.ts';
export { readGraphFailure, type GraphFailure } from './graphFailure.ts';
export { useGraph } from './useGraph.ts';
