export { sameWords } from './sameWords.ts';
export { strayNumbers } from './strayNumbers.ts';
