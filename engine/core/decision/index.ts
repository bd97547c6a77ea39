export { createEvaluator, type Evaluator, type Reason, type SourceLocation } from './evaluator.ts';
export { createTracingEvaluator } from './tracingEvaluator.ts';
export { firstHolding, type Chosen } from './firstHolding.ts';
