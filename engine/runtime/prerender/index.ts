export { makeFirstScreens, type FirstScreens } from './firstScreens.ts';
