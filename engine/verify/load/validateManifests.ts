import type { Derivation } from '../../core/fact/index.ts';
import { partAt } from '../../core/json/index.ts';
import {
  emptyManifestSet,
  type ManifestKind,
  manifestKinds,
  manifestPath,
  type ManifestSet,
} from '../../core/manifest/index.ts';
import type { OperationSignature } from '../../core/sequence/index.ts';
import { withLines } from './parseJson.ts';
import type { ReadManifest } from './readManifests.ts';
import type { SchemaValidator } from './schemaValidator.ts';
import { oncePer } from '../oncePer.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LocatedSchema, SchemaRegistry } from '../schema.ts';

/** The schema of a kind of manifest. */
export function schemaOfKind(registry: SchemaRegistry, kind: ManifestKind): LocatedSchema {
  const path = `schemas/${kind}.schema.json`;
  const schema = registry.get(path);
  if (!schema) throw new Error(`There is no ${path}.`);
  return { schema, path };
}

/** Checks each manifest against the schema of its kind; the valid ones make up the set. */
export function validateManifests(
  registry: SchemaRegistry,
  validator: SchemaValidator,
  read: readonly ReadManifest[],
): { manifests: ManifestSet; valid: readonly ReadManifest[]; problems: Problem[] } {
  const manifests = emptyManifestSet();
  const valid: ReadManifest[] = [];
  const problems: Problem[] = [];
  const problemsOf = checking(validator, registry);
  for (const manifest of read) {
    const found = problemsOf(manifest);
    problems.push(...found);
    if (found.length > 0) continue;
    Object.assign(manifests[manifest.kind], { [manifest.id]: manifest.json.value });
    valid.push(manifest);
  }
  return { manifests, valid, problems };
}

const checking = oncePer((validator: SchemaValidator, registry: SchemaRegistry) =>
  oncePer(({ kind, id, file, json }: ReadManifest): Problem[] => {
    const as = (each: ManifestKind): Problem[] =>
      validator.validate(schemaOfKind(registry, each), json.value, { file, pointer: '' });
    const found = as(kind);
    const meant = found.length > 0 ? kindOfSchema(json.value) : undefined;
    const isElsewhere = meant !== undefined && meant !== kind && as(meant).length === 0;
    const reason = isElsewhere ? `it says what ${manifestPath(meant, id)} would` : '';
    const told = isElsewhere ? [problem('misplaced-file', { reason }, { file, pointer: '' })] : found;
    return withLines(told, json);
  }),
);

/** The kind whose `$schema` a manifest names. */
export function kindOfSchema(value: unknown): ManifestKind | undefined {
  const schema = partAt(value, '/$schema');
  return manifestKinds.find((kind) => String(schema).endsWith(`/${kind}.schema.json`));
}

/** The registrations of packs that manifests can name. */
export interface PackVocabulary {
  /** Widget id -> schema of its settings. */
  widgets: Readonly<Record<string, LocatedSchema>>;
  operations: Readonly<Record<string, OperationSignature>>;
  /** Operation -> whether its outcome can be asked for later, as for everything that changes something. */
  foundOut?: Readonly<Record<string, boolean>>;
  /** Groups of facts that have a source. */
  sources?: readonly string[];
  /** Names of icons; undefined if they are not known. */
  icons?: readonly string[];
  /** Sources of records. */
  records?: readonly string[];
  /** Derived fact -> the inputs of its function, with their types. */
  derivations: Readonly<Record<string, Derivation['inputs']>>;
  /** The requirements that a `source` may name; undefined if there is no list. */
  requirements?: readonly string[];
  /** Namespaces of sentences that every page needs before it is drawn. */
  firstCopy?: readonly string[];
  /**
   * Every quoted name in the code; for composed sentence keys the beginning and a star. Undefined if not all code is
   * there: then nothing counts as unused.
   */
  named?: ReadonlySet<string>;
}
