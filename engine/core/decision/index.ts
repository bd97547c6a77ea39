export { createEvaluator, type Evaluator, type Reason, type SourceLocation } from './evaluator.ts';
export { createTracingEvaluator } from './tracingEvaluator.ts';
export * from './firstHolding.ts';
