import { writeParts } from '../parts/index.ts';
import { createSchemaValidator, readManifests, type SourceFile } from '../load/index.ts';
import { resolveExtends } from './resolveExtends.ts';

/** A manifest with what it extends written out, but not its parts. It is not checked. */
export interface WrittenOut {
  value: unknown;
  /** With its parts written out, too: what a part says that every use of it says otherwise is not in it. */
  whole: unknown;
  /** Where a part of the manifest, as it is once its parts are written out, stands in it; undefined where it does not say it. */
  standsAt(pointer: string): string | undefined;
}

/** Manifests with what they extend written out, by their file. */
export function writtenOut(files: readonly SourceFile[]): ReadonlyMap<string, WrittenOut> {
  const schemas = new Map();
  const { manifests } = resolveExtends(
    schemas,
    createSchemaValidator(schemas),
    readManifests(files).manifests,
  );
  return new Map(
    manifests.map(({ kind, file, json: { value } }) => {
      const { value: whole, standsAt } = writeParts(value, kind, file);
      return [file, { value, whole, standsAt }];
    }),
  );
}
