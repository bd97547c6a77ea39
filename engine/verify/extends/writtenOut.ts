import { createSchemaValidator, readManifests, type SourceFile } from '../load/index.ts';
import { resolveExtends } from './resolveExtends.ts';

/** Manifests as they are with what they extend written out, by their file. They are not checked here. */
export function writtenOut(files: readonly SourceFile[]): ReadonlyMap<string, unknown> {
  const schemas = new Map();
  const { manifests } = resolveExtends(
    schemas,
    createSchemaValidator(schemas),
    readManifests(files).manifests,
  );
  return new Map(manifests.map(({ file, json }) => [file, json.value]));
}
