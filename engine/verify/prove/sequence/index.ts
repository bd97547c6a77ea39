export { answers } from './answers.ts';
export { attempts } from './attempts.ts';
export { outcomes } from './outcomes.ts';
export { reviews } from './reviews.ts';
export { truths } from './truths.ts';
export { waits } from './waits.ts';
export { ways } from './ways.ts';
