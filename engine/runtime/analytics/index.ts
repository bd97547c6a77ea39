export { createMoments, type Moments } from './moments.ts';
