import { partAt } from '../../core/json/index.ts';
import { singletonKinds } from '../../core/manifest/index.ts';
import { kindOfSchema, type ReadManifest } from '../load/index.ts';
import { type FixEdit, type Problem, problem, rewriting, withFix } from '../problem/index.ts';

/**
 * Keeps the fix of a problem only if it can be written down and decides nothing: the edited part is in the file itself or
 * in the one whose part it uses, not in one that it extends; access rules are changed by spelling corrections only; and a
 * name that is missing in several places counts as missing, not as misspelt.
 */
export function fixable(problems: readonly Problem[], manifests: readonly ReadManifest[]): Problem[] {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const placed = problems.map((found) => inItsFile(found, byFile));
  const missing = missingNames(placed);
  return placed.map((found) => (isDoubtful(found, missing) ? withoutFix(found) : found));
}

function inItsFile(found: Problem, byFile: ReadonlyMap<string, ReadManifest>): Problem {
  const { fix } = found;
  if (!fix) return found;
  const edits = fix.edits.map((edit): FixEdit | undefined => {
    const manifest = byFile.get(edit.file);
    if (!manifest || 'moveTo' in edit) return edit;
    const place = manifest.json.standsAt(edit.pointer);
    return place && { ...edit, ...place };
  });
  const possible = edits.filter((edit) => edit !== undefined);
  return possible.length === edits.length
    ? { ...found, fix: { ...fix, edits: possible } }
    : withoutFix(found);
}

/** Message about a missing name -> the places where it is missing. */
function missingNames(problems: readonly Problem[]): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const { code, message, fix } of problems) {
    if (fix?.kind !== 'spelling' || !namesSomething.includes(code)) continue;
    const own = places.get(message) ?? new Set<string>();
    for (const { file, pointer } of fix.edits) own.add(`${file} ${pointer}`);
    places.set(message, own);
  }
  return places;
}

const namesSomething = ['unknown-reference', 'missing-copy'];

function isDoubtful(
  { fix, code, message }: Problem,
  missing: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (!fix) return false;
  if (namesSomething.includes(code) && (missing.get(message)?.size ?? 0) > 1) return true;
  return fix.kind !== 'spelling' && fix.edits.some(decidesWhoEnters);
}

/** Named conditions count, since guards may use them. */
function decidesWhoEnters({ file, pointer }: FixEdit): boolean {
  if (file.startsWith('conditions/')) return pointer.startsWith('/when');
  return file.startsWith('guards/') && /^\/(?:allow|whileUnknown)(?:\/|$)/.test(pointer);
}

function withoutFix(found: Problem): Problem {
  const { fix, ...without } = found;
  return fix ? without : found;
}

/**
 * Finds manifests without the `$schema` of their kind, which editors need for completion. The expected path is that of
 * the other manifests; if none has one, nothing is reported.
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

/** Kinds with a folder of their own have one more `../` in their `$schema`. */
function isDeep({ kind }: ReadManifest): boolean {
  return !singletonKinds.some((single) => single === kind);
}
