export { freeSettings } from './free-settings.ts';
