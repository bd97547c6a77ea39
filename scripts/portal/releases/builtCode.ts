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

/** What a portal's code says a release may use: its schemas, and what its packs register. */
export type PortalCode = Pick<PortalSources, 'schemas' | 'packs'>;

/** Where the build writes down what its code can show. The edge serves no name that begins with a dot. */
export const builtCode = '.release-code.json';

/** The file's text. Which names the code asks for itself is left out: that says nothing of what it can show. */
export function codeText({ schemas, packs }: PortalCode): string {
  const { named: _, ...registered } = packs;
  return JSON.stringify({ schemas: [...schemas], packs: registered });
}

/**
 * Why the code of a built portal cannot show what the present code can. Nothing is wrong where it can, and where it is
 * not known what the built code can do.
 *
 * @param builtPortal folder of the portal that is deployed
 * @param code the present code: with it the texts were found to be right
 */
export function beyondBuiltCode(builtPortal: string, texts: PortalTexts, code: PortalCode): Problem[] {
  const text = readBuiltCode(builtPortal);
  if (text === undefined || text === codeText(code)) return [];
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

/** Kinds of manifests that came after the build: its schemas say nothing of them. */
function ofUnknownKinds({ manifests }: PortalTexts, schemas: readonly string[]): Problem[] {
  return manifests.flatMap(({ path }) => {
    const name = manifestAt(path)?.kind;
    if (name === undefined || schemas.includes(`schemas/${name}.schema.json`)) return [];
    return [problem('unknown-reference', { kind: 'kind of manifest', name }, { file: path, pointer: '' })];
  });
}

/**
 * What a release needs that the code of a built portal does not have: browsers would refuse it. Empty where it has all,
 * and where it is not known what it has.
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

/** The release that a portal was built with: what customers get until one is published. */
export interface BuiltRelease {
  id: string;
  files: readonly ReleaseFile[];
  /** When it was built, ISO 8601. */
  at: string;
  /** What it was made from; undefined when the build did not keep it. */
  texts?: PortalTexts;
}

/** Where the build puts what its release was made from. The edge serves no name that begins with a dot. */
export const builtSource = '.release-source.json';

/** Reads it from the built portal; undefined when nothing has been built. */
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
