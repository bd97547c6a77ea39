export { resolveSchema, type LocatedSchema, type Schema, type SchemaRegistry } from './schemaRegistry.ts';
export { discriminatorOf, flatten, selectBranch } from './selectBranch.ts';
export { walkSchema, type SchemaVisitor } from './walkSchema.ts';
