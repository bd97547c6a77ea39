export { mendable } from './mendable.ts';
export { missingSchemas } from './schemaNames.ts';
