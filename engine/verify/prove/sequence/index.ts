export { attempts } from './attempts.ts';
export { outcomes } from './outcomes.ts';
export { waits } from './waits.ts';
export { ways } from './ways.ts';
