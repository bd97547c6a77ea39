import { pointerTo } from '../../core/json/index.ts';
import { problem, unknownReference, type Problem } from '../problem/index.ts';
import type { SchemaRegistry } from '../schema/index.ts';
import { withLines, type ParsedJson, type ReadManifest, type SchemaValidator } from '../load/index.ts';
import { put, take } from './change.ts';
import { renamed, type Renames } from './rename.ts';

const schemaPath = 'schemas/extends.schema.json';

/** A manifest that extends another one of its kind: the same, with a few differences, as `schemas/extends.schema.json` describes it. */
interface ExtendingManifest {
  description: string;
  source?: string;
  extends: string;
  rename?: Renames;
  /** JSON pointer into the other manifest -> what stands there instead. */
  change?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
}

/** Whether a manifest, not yet known to be valid, extends another one. */
function isExtending(value: unknown): value is ExtendingManifest {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'extends');
}

/**
 * Writes out every manifest that extends another one. What is wrong in a part that it took over is a problem of this
 * manifest, at its `extends`: the other one is right as it is. Whatever extends one of the `unreadable` files is left out:
 * that file has its problem already.
 */
export function resolveExtends(
  registry: SchemaRegistry,
  validator: SchemaValidator,
  read: readonly ReadManifest[],
  unreadable: ReadonlySet<string> = new Set(),
): { manifests: ReadManifest[]; problems: Problem[] } {
  const byFile = new Map(read.map((manifest) => [manifest.file, manifest]));
  const problems: Problem[] = [];

  function expanded(manifest: ReadManifest, behind: readonly string[]): ReadManifest | undefined {
    if (!isExtending(manifest.json.value)) return manifest;
    const extending = manifest.json.value;
    const file = `${manifest.file.slice(0, manifest.file.lastIndexOf('/') + 1)}${extending.extends}.json`;
    const base = byFile.get(file);
    const place = { file: manifest.file, pointer: '/extends', line: manifest.json.lineAt('/extends') };
    if (!base && unreadable.has(file)) return undefined;
    if (!base) {
      const { kind } = manifest;
      const known = read.filter((other) => other.kind === kind && other !== manifest).map(({ id }) => id);
      problems.push(unknownReference({ kind, name: extending.extends }, place, known));
      return undefined;
    }
    if ([...behind, manifest.file].includes(base.file)) {
      problems.push(problem('missing-base', { reason: 'it leads back to itself' }, place));
      return undefined;
    }
    const whole = expanded(base, [...behind, manifest.file]);
    if (!whole || typeof whole.json.value !== 'object' || whole.json.value === null) return undefined;
    const written = writeOut(manifest, extending, base.id, whole.json.value);
    problems.push(...written.problems);
    return { ...manifest, json: written.json };
  }

  const schema = registry.get(schemaPath);
  const sound = read.filter(({ file, json }) => {
    if (!schema || !isExtending(json.value)) return true;
    const found = validator.validate({ schema, path: schemaPath }, json.value, { file, pointer: '' });
    problems.push(...withLines(found, json));
    return found.length === 0;
  });
  const manifests = sound.flatMap((manifest) => expanded(manifest, []) ?? []);
  // A base that is broken is reached from everything that extends it, and said once.
  const said = new Map(
    problems.map((each) => [`${each.code} ${each.place.file} ${each.place.pointer}`, each]),
  );
  return { manifests, problems: [...said.values()] };
}

function writeOut(
  { id, file, json }: ReadManifest,
  { description, source, rename = {}, change = {}, remove = [] }: ExtendingManifest,
  baseId: string,
  base: object,
): { json: ParsedJson; problems: Problem[] } {
  const value = renamed(structuredClone(base), { [`${baseId}.`]: `${id}.`, ...rename }) as object;
  const own = { description, ...(source !== undefined && { source }) };
  const changes = Object.entries(change).map(([pointer, part]) => ({
    key: pointer,
    at: put(value, pointer, part),
  }));
  const missing = take(value, remove);
  const noPart = (pointer: string, at: string): Problem => {
    const place = { file, pointer: at, line: json.lineAt(at) };
    return problem('missing-base', { reason: `it has no part ${pointer}` }, place);
  };
  const problems = [
    ...changes.filter(({ at }) => at === undefined).map(({ key }) => noPart(key, pointerTo('/change', key))),
    ...missing.map((pointer) => noPart(pointer, pointerTo('/remove', remove.indexOf(pointer)))),
  ];
  const standsAt = (pointer: string): string | undefined => {
    const changed = changes.findLast(
      ({ at }) => at !== undefined && (pointer === at || pointer.startsWith(`${at}/`)),
    );
    if (changed) return pointerTo('/change', changed.key) + pointer.slice(changed.at?.length);
    return pointer === '' || Object.keys(own).some((key) => pointer === `/${key}`) ? pointer : undefined;
  };
  const lineAt = (pointer: string): number =>
    json.lineAt(pointer === '' ? '/extends' : (standsAt(pointer) ?? '/extends'));
  return {
    json: { value: { ...value, ...own }, lineAt, standsAt, twinsOf: (pointer) => [pointer] },
    problems,
  };
}
