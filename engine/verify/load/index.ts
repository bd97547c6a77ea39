export { otherFormat } from './otherFormat.ts';
export type { PackVocabulary } from './packVocabulary.ts';
export { parseJson, withLines, type ParsedJson } from './parseJson.ts';
export { readLocales, type Locales, type ReadLocales } from './readLocales.ts';
export { readManifests, type ReadManifest, type SourceFile } from './readManifests.ts';
export { createSchemaValidator, type SchemaValidator } from './schemaValidator.ts';
export { kindOfSchema, schemaOfKind, validateManifests } from './validateManifests.ts';
