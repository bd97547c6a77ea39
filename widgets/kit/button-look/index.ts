export { buttonLook } from './buttonLook.ts';
export type { ButtonKind, ButtonWidth } from './buttonLook.ts';
