export { bundleFormat, longestBundle } from './form.ts';
