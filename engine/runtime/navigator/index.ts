export { createNavigator, type Navigator, type Screen } from './navigator.ts';
