export { Amount } from './Amount.tsx';
export type { AmountProps, AmountSize, AmountTone } from './Amount.tsx';
