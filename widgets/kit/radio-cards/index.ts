export type { RadioCardOption } from './radioCardOption.ts';
export { RadioCards, type RadioCardsProps } from './RadioCards.tsx';
