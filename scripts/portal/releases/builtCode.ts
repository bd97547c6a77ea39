import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  errorsAmong,
  lackingOf,
  loadPortal,
  manifestAt,
  manifestPath,
  ownValue,
  pointerPath,
  type PortalSources,
  problem,
  type Problem,
  type ReleaseFile,
  type ReleaseNeeds,
} from '../../../engine/build.ts';
import { type PortalTexts, sourcesOf } from '../portalTexts.ts';
import { releaseAt } from './releaseFolder.ts';

/** The parts of a portal's code that decide what a release may use: its schemas, and the registrations of its packs. */
export type PortalCode = Pick<PortalSources, 'schemas' | 'packs'>;

/** The file in which the build records what its code can show. The edge serves no name that begins with a dot. */
export const builtCode = '.release-code.json';

/** The text of that file. The names that the code itself reads are left out: they do not limit a release. */
export function codeText({ schemas, packs }: PortalCode): string {
  const { named: _, ...registered } = packs;
  return JSON.stringify({ schemas: [...schemas], packs: registered });
}

/**
 * Why the code of a built portal cannot show these texts. Empty if it can, and if it is unknown what the built code
 * can do.
 *
 * @param builtPortal folder of the portal that is deployed
 * @param code the present code, with which the texts are valid
 */
export function beyondBuiltCode(builtPortal: string, texts: PortalTexts, code: PortalCode): Problem[] {
  const unfilled = unfilledFields(builtPortal, texts);
  const text = readBuiltCode(builtPortal);
  if (unfilled.length > 0 || text === undefined || text === codeText(code)) return unfilled;
  const built = JSON.parse(text) as BuiltCode;
  const schemas = new Map(built.schemas);
  const unknown = ofUnknownKinds(texts, [...schemas.keys()]);
  if (unknown.length > 0) return unknown;
  const { manifests, problems } = loadPortal({ ...sourcesOf(texts), schemas, packs: built.packs });
  const lost = (code.packs.sources ?? []).filter(
    (group) => Object.hasOwn(manifests.facts, group) && !built.packs.sources?.includes(group),
  );
  return [
    ...errorsAmong(problems),
    ...lost.map((name) => {
      const place = { file: manifestPath('facts', name), pointer: '' };
      return problem('unknown-reference', { kind: 'source', name }, place, built.packs.sources ?? []);
    }),
  ];
}

/**
 * Fields that things of a record must have, and that the sources of the build do not fill: they were made for its own
 * manifests. A list of which each thing lacks something cannot be read, and customers would see none of it.
 */
function unfilledFields(builtPortal: string, texts: PortalTexts): Problem[] {
  const built = textsIn(join(builtPortal, builtSource));
  if (built === undefined) return [];
  const filled = new Map(recordsIn(built));
  return recordsIn(texts).flatMap(([file, fields]) => {
    const before = filled.get(file);
    if (before === undefined) return [];
    return Object.keys(fields)
      .filter((field) => fields[field]?.mayBeAbsent !== true)
      .filter((field) => (before[field]?.mayBeAbsent ?? !Object.hasOwn(before, field)) === true)
      .map((field) => problem('unfilled-field', { field }, { file, pointer: `/fields/${field}` }));
  });
}

type Fields = Readonly<Record<string, { mayBeAbsent?: boolean } | undefined>>;

function recordsIn({ manifests }: PortalTexts): (readonly [path: string, fields: Fields])[] {
  return manifests
    .filter(({ path }) => manifestAt(path)?.kind === 'record')
    .map(({ path, text }) => [path, (JSON.parse(text) as { fields?: Fields }).fields ?? {}]);
}

/** Manifests of kinds that are newer than the build, whose schemas do not know them. */
function ofUnknownKinds({ manifests }: PortalTexts, schemas: readonly string[]): Problem[] {
  return manifests.flatMap(({ path }) => {
    const name = manifestAt(path)?.kind;
    if (name === undefined || schemas.includes(`schemas/${name}.schema.json`)) return [];
    return [problem('unknown-reference', { kind: 'kind of manifest', name }, { file: path, pointer: '' })];
  });
}

/**
 * Code that a release needs and a built portal lacks: browsers would refuse the release. Empty if nothing is lacking, and
 * if it is unknown what the built code has.
 */
export function lackingInBuiltCode(builtPortal: string, needs: ReleaseNeeds): string[] {
  const text = readBuiltCode(builtPortal);
  if (text === undefined) return [];
  const {
    widgets,
    operations,
    sources = [],
    records = [],
    derivations,
  } = (JSON.parse(text) as BuiltCode).packs;
  const groups = new Set(Object.keys(derivations).map((fact) => fact.split('.')[0]));
  return lackingOf(needs, {
    widget: (id) => ownValue(widgets, id),
    operation: (id) => ownValue(operations, id),
    source: (group) => sources.includes(group),
    record: (id) => records.includes(id),
    derivations: (group) => groups.has(group),
  });
}

interface BuiltCode {
  schemas: [string, never][];
  packs: PortalCode['packs'];
}

function readBuiltCode(builtPortal: string): string | undefined {
  const file = join(builtPortal, builtCode);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The release of the build, which customers get until one is published. */
export interface BuiltRelease {
  id: string;
  files: readonly ReleaseFile[];
  /** When it was built, ISO 8601. */
  at: string;
  /** The texts it was made from; undefined if the build did not keep them. */
  texts?: PortalTexts;
}

/** The file in which the build keeps the source of its release. The edge serves no name that begins with a dot. */
export const builtSource = '.release-source.json';

/** Reads the release of the built portal; undefined if nothing has been built. */
export function readBuiltRelease(builtPortal: string): BuiltRelease | undefined {
  const pointer = join(builtPortal, pointerPath);
  const id = releaseAt(pointer);
  if (id === undefined) return undefined;
  const names = globSync(['assets/releases/**/*.json', 'assets/copy/**/*.json'], { cwd: builtPortal });
  const files = names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/\/(?:current|screens\.[^/]*)\.json$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(builtPortal, path), 'utf8') }));
  const texts = textsIn(join(builtPortal, builtSource));
  return { id, files, at: statSync(pointer).mtime.toISOString(), ...(texts && { texts }) };
}

function textsIn(file: string): PortalTexts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PortalTexts) : undefined;
}
