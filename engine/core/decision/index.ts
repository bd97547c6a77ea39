export { createAsker, createExplainingAsker, type Asker, type Reason, type Standing } from './asker.ts';
export { firstHolding, type Chosen } from './firstHolding.ts';
