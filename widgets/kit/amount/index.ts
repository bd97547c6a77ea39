export { Amount } from './Amount.tsx';
export type { AmountProps, AmountSize } from './Amount.tsx';
