export { createAsker, type Asker, type Reason, type Standing } from './asker.ts';
export { createExplainingAsker } from './explainingAsker.ts';
export { firstHolding, type Chosen } from './firstHolding.ts';
