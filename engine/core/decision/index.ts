export { createEvaluator, type Evaluator, type Reason, type SourceLocation } from './evaluator.ts';
export { createTracingEvaluator } from './tracingEvaluator.ts';
export {
  firstHolding,
  isChoiceList,
  isCompleteList,
  partHolds,
  type Chosen,
  type ChoicePointer,
} from './firstHolding.ts';
