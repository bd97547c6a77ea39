export { moveStep, type StepMove } from './moveStep.ts';
export { replaceNames, type NameEdit } from './replaceNames.ts';
