import type { AtomValue } from '../core/fact/index.ts';
import { ownValue } from '../core/json/index.ts';
import { type ManifestSet, type SequenceManifest, shippedKinds } from '../core/manifest/index.ts';
import { contentHash, formatVersion, pointerPath, type ReleaseNeeds } from '../core/release/index.ts';
import { isPlain } from '../core/sentence/plain.ts';
import type { LinkContext } from './link/index.ts';
import type { CopyTrees } from './load/index.ts';

/** A file of a release: its path from the portal's root, and its content. */
export interface ReleaseFile {
  path: string;
  text: string;
}

/** A release: files that never change once written, and the pointer that makes it the one that customers get. */
export interface Release {
  /** Hash of the bundle: the name of the release. */
  id: string;
  files: readonly ReleaseFile[];
  pointer: ReleaseFile;
  /** Facts of people whom the manifests describe. No file holds them: with them it is seen what first screens need. */
  customers: readonly Readonly<Record<string, AtomValue>>[];
}

/**
 * Makes the release of verified manifests. The same manifests and sentences give the same release, byte by byte.
 *
 * Every browser gets the bundle: routes, guards, headers, banners, everything that decides. Pages and sequences are
 * files of their own, loaded when a customer comes to them; only home, sign-in, not found and error are
 * part of the bundle, and of each sequence its data and the names of its states.
 *
 * @param needs what the manifests use of the code that they were verified with: a page whose code lacks it refuses the release
 */
export async function makeRelease(
  manifests: ManifestSet,
  copies: CopyTrees,
  needs?: ReleaseNeeds,
): Promise<Release> {
  const copy = await copyFiles(copies);
  const { pages, sequences, shipped } = split(manifests);
  const analytics = withoutWordsIn(manifests.analytics);
  const parts = await filesOf(
    { page: pages, sequence: sequences, ...(Object.keys(analytics).length > 0 && { analytics }) },
    (kind, id) => `/assets/releases/${kind}.${id}`,
  );
  const heads = Object.fromEntries(
    sorted(manifests.sequence).map(([id, sequence]) => [id, headOf(sequence)]),
  );
  const bundleText = JSON.stringify({
    format: formatVersion,
    ...(needs && { needs }),
    manifests: { ...shipped, sequence: heads },
    parts: parts.paths,
    copy: copy.paths,
  });
  const id = await contentHash(bundleText);
  const bundle = `/assets/releases/${id}.json`;
  return {
    id,
    files: [...copy.files, ...parts.files, { path: bundle, text: bundleText }],
    pointer: {
      path: pointerPath,
      text: JSON.stringify({ format: formatVersion, bundle }),
    },
    customers: Object.values(manifests.persona).map(({ facts }) => facts),
  };
}

interface Shipped {
  readonly [kind: string]: Readonly<Record<string, object>>;
}

/** What browsers get: all kinds in a stable order, without the pages that are files of their own. */
function split(manifests: ManifestSet): {
  pages: Shipped[string];
  sequences: Shipped[string];
  shipped: Shipped;
} {
  const kinds: [string, Readonly<Record<string, object>>][] = sorted(manifests).filter(([kind]) =>
    shippedKinds.some((each) => each === kind),
  );
  const shipped = Object.fromEntries(kinds.map(([kind, all]) => [kind, withoutWordsIn(all)]));
  const { page = {}, sequence = {} } = shipped;
  const first = firstPages(manifests);
  const pages = Object.fromEntries(Object.entries(page).filter(([id]) => !first.has(id)));
  const inBundle = Object.fromEntries(Object.entries(page).filter(([id]) => first.has(id)));
  return { pages, sequences: sequence, shipped: { ...shipped, page: inBundle } };
}

function withoutWordsIn(all: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(sorted(all).map(([id, each]) => [id, withoutWords(each)]));
}

/** The pages that everybody may come to at any time. That of customers who are signed in comes with their session. */
function firstPages({ site, route }: ManifestSet): ReadonlySet<string> {
  const { home, signIn, notFound, error } = site['site']?.routes ?? {};
  const named = [home, signIn, notFound, error];
  return new Set(named.flatMap((id) => (id === undefined ? [] : (route[id]?.page ?? []))));
}

/** Sentences of fewer characters weigh less than a request of their own. */
const smallCopy = 1_000;

/**
 * A file for each namespace, and one for all small ones of a language, which has them by name: those that can be read
 * without i18next, since nobody can tell which of them is needed.
 */
async function copyFiles(copies: CopyTrees): Promise<Files> {
  const files: ReleaseFile[] = [];
  const paths: Record<string, Record<string, string>> = {};
  for (const [language, trees] of sorted(copies)) {
    const small = sorted(trees).filter(
      ([, tree]) => isPlain(tree) && JSON.stringify(tree).length < smallCopy,
    );
    const stem = `/assets/copy/${language}`;
    const shared = small.length > 1 && (await fileOf(`${stem}/small`, Object.fromEntries(small)));
    if (shared) files.push(shared);
    const own: Record<string, string> = (paths[language] = {});
    for (const [namespace, tree] of sorted(trees)) {
      const isShared = shared && small.some(([name]) => name === namespace);
      const file = isShared ? shared : await fileOf(`${stem}/${namespace}`, tree);
      if (!isShared) files.push(file);
      own[namespace] = file.path;
    }
  }
  return { files, paths };
}

interface Files {
  files: readonly ReleaseFile[];
  paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One file for each entry of two levels of names, and its path by those names. */
async function filesOf(
  entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  stem: (outer: string, inner: string) => string,
): Promise<Files> {
  const files: ReleaseFile[] = [];
  const paths: Record<string, Record<string, string>> = {};
  for (const [outer, inners] of sorted(entries)) {
    const own: Record<string, string> = (paths[outer] = {});
    for (const [inner, value] of sorted(inners)) {
      const file = await fileOf(stem(outer, inner), value);
      own[inner] = file.path;
      files.push(file);
    }
  }
  return { files, paths };
}

/** A file whose name ends with the hash of what it holds. */
async function fileOf(stem: string, value: unknown): Promise<ReleaseFile> {
  const text = JSON.stringify(value);
  return { path: `${stem}.${await contentHash(text)}.json`, text };
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

const forEditors = new Set([
  '$schema',
  'description',
  'source',
  'comesFrom',
  'always',
  'entry',
  'owner',
  'expires',
  'kept',
  'samples',
  'numberWords',
]);

/** Parts of manifests whose entries have words for editors too. Their names are free: one may be "description". */
const describedEntries = new Set(['facts', 'fields', 'constants', 'data', 'placements', 'events']);

/** A manifest without the words that are only for people who edit it. */
function withoutWords(manifest: object): object {
  return Object.fromEntries(
    Object.entries(stripped(manifest)).map(([key, part]: [string, unknown]) => [
      key,
      describedEntries.has(key) ? mapped(part as Record<string, object>, stripped) : part,
    ]),
  );
}

/** What everybody needs of a sequence before coming to it: its data, which are facts, and which states have an address. */
function headOf(sequence: SequenceManifest): object {
  const { title, order, exit, data, steps, results = {} } = withoutWords(sequence) as SequenceManifest;
  return { title, order, exit, data, steps: onlyNames(steps), results: onlyNames(results) };
}

function onlyNames(states: object): object {
  return Object.fromEntries(Object.keys(states).map((name) => [name, {}]));
}

function stripped(described: object): object {
  return Object.fromEntries(Object.entries(described).filter(([key]) => !forEditors.has(key)));
}

function mapped(entries: Readonly<Record<string, object>>, change: (entry: object) => object): object {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, change(entry)]));
}

/** What verified manifests use of the code that they were verified with. */
export function needsOf({ manifests, packs, usages }: LinkContext): ReleaseNeeds {
  const named = (kind: string): string[] =>
    [...new Set(usages.references.filter((used) => used.kind === kind).map(({ value }) => value))].sort();
  const groups = Object.entries(manifests.facts);
  return {
    widgets: named('widget'),
    operations: Object.fromEntries(
      named('operation').flatMap((id) => {
        const signature = ownValue(packs.operations, id);
        return signature ? [[id, signature] as const] : [];
      }),
    ),
    sources: groups.map(([group]) => group).filter((group) => packs.sources?.includes(group)),
    ...(named('record-source').length > 0 && { records: named('record-source') }),
    derivations: groups
      .filter(([, { facts }]) => Object.values(facts).some(({ derivedFrom }) => derivedFrom))
      .map(([group]) => group),
  };
}
