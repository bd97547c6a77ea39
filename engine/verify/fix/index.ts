export { editText, lineOfPart } from './editText.ts';
export { applyFixes, type Texts } from './applyFixes.ts';
export { fixAll, type Checked, type Fixed, type FixResult } from './fixAll.ts';
export { fixable } from './fixable.ts';
export { missingSchemas } from './schemaNames.ts';
