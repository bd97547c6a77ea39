export { heavyCopy } from './heavyCopy.ts';
export { sameWords } from './sameWords.ts';
export { strayNumbers } from './strayNumbers.ts';
