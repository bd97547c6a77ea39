export { watchRelease } from './watchRelease.ts';
