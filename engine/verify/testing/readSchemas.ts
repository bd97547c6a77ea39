import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema, SchemaRegistry } from '../schema.ts';

const root = join(import.meta.dirname, '../../..');

/** The schemas of the repository by path: those of the manifest kinds, and those that the patterns match. */
export function readSchemas(...patterns: string[]): SchemaRegistry {
  const files = globSync(['schemas/*.schema.json', ...patterns], { cwd: root }).sort();
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Schema]));
}
