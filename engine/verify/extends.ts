import { partAt, type Place, pointerKeys, pointerTo } from '../core/json/index.ts';
import {
  createSchemaValidator,
  type ParsedJson,
  type ReadManifest,
  readManifests,
  type SchemaValidator,
  type SourceFile,
  withLines,
} from './load/index.ts';
import { partsLent } from './parts/lent.ts';
import { writeParts } from './parts/writeParts.ts';
import { problem, type Problem, unknownReference } from './problem/index.ts';
import type { SchemaRegistry } from './schema.ts';

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
 * Resolves every manifest that extends another one. A problem in an inherited part is reported at this manifest's
 * `extends`: the other manifest is right by itself. Manifests that extend one of the `unreadable` files are left out,
 * since that file has its problem already.
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
    const whole = sound.includes(base) ? expanded(base, [...behind, manifest.file]) : undefined;
    if (!whole || typeof whole.json.value !== 'object' || whole.json.value === null) return undefined;
    const written = writeOut(manifest, extending, base.id, whole.json);
    problems.push(...written.problems);
    return { ...manifest, json: written.json, base: base.file };
  }

  const schema = registry.get(schemaPath);
  const sound = read.filter(({ file, json }) => {
    if (!schema || !isExtending(json.value)) return true;
    const found = validator.validate({ schema, path: schemaPath }, json.value, { file, pointer: '' });
    problems.push(...withLines(found, json));
    return found.length === 0;
  });
  const manifests = sound.flatMap((manifest) => expanded(manifest, []) ?? []);
  // A broken base is reached from every manifest that extends it, and reported once.
  const said = new Map(
    problems.map((each) => [`${each.code} ${each.place.file} ${each.place.pointer}`, each]),
  );
  return { manifests, problems: [...said.values()] };
}

/**
 * Leaves out what is wrong with a manifest only since the one that it extends is: what it takes over, and a part of the
 * other one that its changes do not find.
 */
export function withoutConsequences(
  problems: readonly Problem[],
  manifests: readonly ReadManifest[],
): Problem[] {
  const wrong = new Set(problems.map(({ place }) => place.file));
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  return problems.filter(({ code, place: { file, pointer } }) => {
    const { base, json } = byFile.get(file) ?? {};
    const isOwn = code !== 'missing-base' && json?.standsAt(pointer) !== undefined;
    return base === undefined || !wrong.has(base) || isOwn;
  });
}

function writeOut(
  { id, file, json }: ReadManifest,
  { description, source, rename = {}, change = {}, remove = [] }: ExtendingManifest,
  baseId: string,
  base: ParsedJson,
): { json: ParsedJson; problems: Problem[] } {
  const value = renamed(structuredClone(base.value), { [`${baseId}.`]: `${id}.`, ...rename }) as object;
  const own = { description, ...(source !== undefined && { source }) };
  const changes = Object.entries(change).map(([pointer, part]) => ({
    key: pointer,
    at: put(value, pointer, part),
  }));
  const untaken = take(value, remove);
  const noPart = (pointer: string, at: string): Problem => {
    const place = { file, pointer: at, line: json.lineAt(at) };
    const { end, missing, known } = lastPart(value, pointer);
    const reason = `it has no part ${pointer}: ${end || 'that one'} has no "${missing}"`;
    return problem('missing-base', { reason }, place, known);
  };
  const problems = [
    ...changes.filter(({ at }) => at === undefined).map(({ key }) => noPart(key, pointerTo('/change', key))),
    ...untaken.map((pointer) => noPart(pointer, pointerTo('/remove', remove.indexOf(pointer)))),
  ];
  const standsAt = (pointer: string): string | undefined => {
    const changed = changes.findLast(
      ({ at }) => at !== undefined && (pointer === at || pointer.startsWith(`${at}/`)),
    );
    if (changed) return pointerTo('/change', changed.key) + pointer.slice(changed.at?.length);
    const isOwn = ['$schema', ...Object.keys(own)].some((key) => pointer === `/${key}`);
    return pointer === '' || isOwn ? pointer : undefined;
  };
  const lineAt = (pointer: string): number =>
    json.lineAt(pointer === '' ? '/extends' : (standsAt(pointer) ?? '/extends'));
  return {
    json: {
      value: { ...value, ...own },
      lineAt,
      standsAt: (pointer) => inFile(file, standsAt(pointer)),
      writtenAt(pointer) {
        const stands = pointer === '' ? '/extends' : standsAt(pointer);
        return stands === undefined ? base.writtenAt(pointer) : json.writtenAt(stands);
      },
      twinsOf: (pointer) => [pointer],
      usesOf: () => [],
    },
    problems,
  };
}

function inFile(file: string, pointer: string | undefined): Place | undefined {
  return pointer === undefined ? undefined : { file, pointer };
}

/** A manifest with `extends` resolved, but not its parts. Not validated. */
export interface WrittenOut {
  value: unknown;
  /** With its parts resolved, too; without the properties of a part that every use of it overrides. */
  whole: unknown;
  /** The place of a pointer into `whole`: in this manifest, or in the one whose part it uses; undefined if neither has it. */
  standsAt(pointer: string): Place | undefined;
}

/** Manifests with `extends` resolved, by their file. */
export function writtenOut(files: readonly SourceFile[]): ReadonlyMap<string, WrittenOut> {
  const schemas = new Map();
  const { manifests } = resolveExtends(
    schemas,
    createSchemaValidator(schemas),
    readManifests(files).manifests,
  );
  return new Map(
    manifests.map(({ kind, file, json: { value } }) => {
      const lent = partsLent(manifests, kind);
      const { value: whole, standsAt } = writeParts(value, kind, file, lent);
      return [file, { value, whole, standsAt }];
    }),
  );
}

/** Name in the other manifest -> name here; a name that ends in a dot, colon or slash is a prefix. */
type Renames = Readonly<Record<string, string>>;

const isPrefix = (name: string): boolean => /[.:/]$/.test(name);

/** A copy of a JSON value in which every string that is a renamed name has the new one. Keys stay, and texts for people. */
function renamed(value: unknown, renames: Renames): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? value : newName(value, renames);
  if (Array.isArray(value)) return value.map((item) => renamed(item, renames));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, renames)]));
}

/** A whole name wins over a prefix, and a longer prefix over a shorter one. */
function newName(name: string, renames: Renames): string {
  if (Object.hasOwn(renames, name)) return renames[name] ?? name;
  const [prefix] = Object.keys(renames)
    .filter((each) => isPrefix(each) && name.startsWith(each))
    .sort((a, b) => b.length - a.length);
  return prefix === undefined ? name : `${renames[prefix]}${name.slice(prefix.length)}`;
}

/** An object or a list of a JSON value. */
type Owner = Record<string, unknown> | unknown[];

/**
 * Sets a value at a pointer, in place; `-` appends to a list. Returns the pointer of the value then, or undefined if the
 * pointer has no parent.
 */
export function put(root: object, pointer: string, value: unknown): string | undefined {
  const found = ownerOf(root, pointer);
  if (!found) return undefined;
  const { owner, key } = found;
  if (Array.isArray(owner)) {
    const index = key === '-' ? owner.length : Number(key);
    if (!Number.isInteger(index) || index < 0 || index > owner.length) return undefined;
    owner[index] = value;
    return pointerTo(pointer.slice(0, pointer.lastIndexOf('/')), index);
  }
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true });
  return pointer;
}

/** Removes the values at the pointers, in place. Returns the pointers without a value. */
function take(root: object, pointers: readonly string[]): string[] {
  const missing: string[] = [];
  for (const pointer of [...pointers].sort(fromTheEnd)) {
    const found = ownerOf(root, pointer);
    if (!found || !Object.hasOwn(found.owner, found.key)) missing.push(pointer);
    else if (Array.isArray(found.owner)) found.owner.splice(Number(found.key), 1);
    else Reflect.deleteProperty(found.owner, found.key);
  }
  return missing;
}

/** How far a pointer leads: the last part that there is, where it stands, and what is missing in it. */
function lastPart(root: object, pointer: string): { end: string; missing: string; known: string[] } {
  const keys = pointerKeys(pointer);
  const at = keys.findIndex((_, index) => partAt(root, pointerOf(keys.slice(0, index + 1))) === undefined);
  const end = pointerOf(keys.slice(0, Math.max(at, 0)));
  const owner: unknown = partAt(root, end);
  const known = typeof owner === 'object' && owner !== null ? Object.keys(owner) : [];
  return { end, missing: keys[at] ?? '', known };
}

function pointerOf(keys: readonly string[]): string {
  return keys.reduce<string>(pointerTo, '');
}

function ownerOf(root: object, pointer: string): { owner: Owner; key: string } | undefined {
  const keys = pointerKeys(pointer);
  const key = keys.pop() ?? '';
  let owner: unknown = root;
  for (const step of keys) {
    if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, step)) return undefined;
    owner = Reflect.get(owner, step) as unknown;
  }
  return typeof owner === 'object' && owner !== null ? { owner: owner as Owner, key } : undefined;
}

/** Sorts later items of a list first, so that removing them moves no earlier one. */
function fromTheEnd(left: string, right: string): number {
  return right.localeCompare(left, 'en', { numeric: true });
}
