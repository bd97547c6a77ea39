export { otherFormat, type ReadManifest, readManifests, type SourceFile } from './readManifests.ts';
export { kindOfSchema, type PackVocabulary, schemaOfKind, validateManifests } from './validateManifests.ts';
export { parseJson, withLines, type ParsedJson } from './parseJson.ts';
export { readLocales, type CopyTrees, type Locales, type ReadLocales } from './readLocales.ts';
export { createSchemaValidator, type SchemaValidator } from './schemaValidator.ts';
