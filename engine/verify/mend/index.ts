export { lineOfPart } from './editText.ts';
export { applyFixes, type Texts } from './applyFixes.ts';
export type { Checked, Reached } from './checked.ts';
export { mend, type Mended, type MendResult, type TakenBack } from './mend.ts';
export { mendable } from './mendable.ts';
export { missingSchemas } from './schemaNames.ts';
