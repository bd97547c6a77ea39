export { buttonLook } from './buttonLook.ts';
export type { ButtonKind } from './buttonLook.ts';
