export { createEvaluator, type Evaluator, type Reason, type SourceLocation } from './evaluator.ts';
export { createTracingEvaluator } from './tracingEvaluator.ts';
export { firstHolding, isChoiceList, partHolds, type Chosen, type ChoicePointer } from './firstHolding.ts';
