export { atomsOf, createConditions, namesIn, type Conditions } from './compile.ts';
export { explainCondition, type ConditionExplanation, type ExplainedAtom } from './explain.ts';
export { neverKnown, type Evaluate } from './operator.ts';
export { operatorOf } from './operators/index.ts';
export { not, type Ternary } from './ternary.ts';
