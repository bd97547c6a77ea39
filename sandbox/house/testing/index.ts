export { freeSettings } from './freeSettings.ts';
