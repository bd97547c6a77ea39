import type { ManifestKind } from '../../core/manifest/index.ts';
import type { LocatedSchema, SchemaRegistry } from '../schema/index.ts';
import { schemaOfKind } from '../load/index.ts';

/** The schema of a property of a kind of manifest. */
export function schemaOfProperty(registry: SchemaRegistry, kind: ManifestKind, name: string): LocatedSchema {
  const { schema, path } = schemaOfKind(registry, kind);
  return { schema: schema.properties?.[name] ?? {}, path };
}

/** The schema of each thing in a list. */
export function schemaOfItem({ schema, path }: LocatedSchema): LocatedSchema {
  return { schema: schema.items ?? {}, path };
}
