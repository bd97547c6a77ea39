import type { SchemaRegistry } from '../../engine/build.ts';

let latest: { text: string; registry: SchemaRegistry } | undefined;

/**
 * Returns the previous registry if the files are unchanged. Validators are compiled once per registry, which takes most of
 * a check; one `publish` reads the schemas three times.
 */
export function internSchemas(registry: SchemaRegistry): SchemaRegistry {
  const text = JSON.stringify([...registry]);
  if (latest?.text !== text) latest = { text, registry };
  return latest.registry;
}
