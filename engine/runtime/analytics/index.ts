export type { Said } from './moment.ts';
export { createMoments, type Moments } from './moments.ts';
