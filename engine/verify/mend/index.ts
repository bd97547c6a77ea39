export { lineOfPart } from './editText.ts';
export { applyFixes, type Texts } from './applyFixes.ts';
export type { Checked } from './checked.ts';
export { mend, type Mended, type MendResult } from './mend.ts';
export { mendable } from './mendable.ts';
export { missingSchemas } from './schemaNames.ts';
