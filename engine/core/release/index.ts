export { bundleFormat, longestBundle } from './form.ts';
export type { ReleaseNeeds } from './needs.ts';
