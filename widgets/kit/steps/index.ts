export { Steps } from './Steps.tsx';
export type { StepsProps } from './Steps.tsx';
