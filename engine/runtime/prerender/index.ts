export type { Composition } from './drawScreen.tsx';
export type { FirstScreen, NotAhead } from './firstScreen.ts';
export { makeFirstScreens, type FirstScreens } from './firstScreens.ts';
