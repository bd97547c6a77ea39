export { sequences } from './sequences.ts';
export { transitionLists, type TransitionList } from './transitionLists.ts';
