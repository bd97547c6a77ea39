export type { ScreenBasis } from './basis.ts';
export { reachBasis } from './reachBasis.ts';
