export { attempts } from './attempts.ts';
export { outcomes } from './outcomes.ts';
export { ways } from './ways.ts';
