import { problem, rewriting, withFix, type Problem } from '../problem/index.ts';
import { partAt } from '../../core/json/index.ts';
import { singletonKinds } from '../../core/manifest/index.ts';
import { kindOfSchema, type ReadManifest } from '../load/index.ts';

/**
 * Manifests without the `$schema` of their kind, by which an editor completes and explains them. What it should be the others tell;
 * where none has one, nobody wants it.
 */
export function missingSchemas(read: readonly ReadManifest[]): Problem[] {
  const told = read.flatMap((manifest) => {
    const schema = partAt(manifest.json.value, '/$schema');
    return typeof schema === 'string' ? [{ manifest, schema }] : [];
  });
  return read
    .filter((manifest) => {
      const schema = partAt(manifest.json.value, '/$schema');
      const kind = kindOfSchema(manifest.json.value);
      return schema === undefined || (kind !== undefined && kind !== schemaNameOf(manifest));
    })
    .flatMap((manifest) => {
      const other = told.find(({ manifest: each }) => isDeep(each) === isDeep(manifest));
      const schema = other?.schema.replace(/[^/]+(?=\.schema\.json$)/, schemaNameOf(manifest));
      if (!other || schema === undefined || !other.schema.endsWith('.schema.json')) return [];
      const { file } = manifest;
      const place = { file, pointer: '', line: 1 };
      const fix = rewriting(`writes "${schema}"`, { file, pointer: '/$schema', value: schema });
      return [withFix(problem('no-schema', undefined, place), fix)];
    });
}

function schemaNameOf(manifest: ReadManifest): string {
  return partAt(manifest.json.value, '/extends') === undefined ? manifest.kind : 'extends';
}

/** From a folder the way to the schemas is one step longer than from the root. */
function isDeep({ kind }: ReadManifest): boolean {
  return !singletonKinds.some((single) => single === kind);
}
