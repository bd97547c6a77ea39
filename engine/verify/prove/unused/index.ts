export { unusedCopy } from './copy.ts';
export { unusedFacts } from './facts.ts';
export { unusedManifests } from './manifests.ts';
export { unusedOperations } from './operations.ts';
