export { createMoments, type Moments, type Said } from './moments.ts';
