export { editText, lineOfPart } from './editText.ts';
export { applyFixes, type Checked, fixAll, type Fixed, type FixResult, type Texts } from './fixAll.ts';
export { fixable, missingSchemas } from './fixable.ts';
