export { closeAttempt } from './closeAttempt.ts';
export { readAttempt, type Attempt } from './readAttempt.ts';
