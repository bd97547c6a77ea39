import { ownValue, pointerTo } from '../../core/json/index.ts';
import { oncePer } from '../oncePer.ts';
import { problem, type Problem } from '../problem/index.ts';
import { parseJson, type ParsedJson } from './parseJson.ts';
import { misplaced, type SourceFile } from './readManifests.ts';

/** Language -> namespace -> key -> sentence. Keys of nested sentences are joined by dots: `due.title`. */
export type Locales = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The sentences of one file, nested as they stand there. */
export interface CopyTree {
  readonly [key: string]: string | CopyTree;
}

/** Language -> namespace -> sentences. */
export type CopyTrees = Readonly<Record<string, Readonly<Record<string, CopyTree>>>>;

/** The content of the sentence files. */
export interface ReadLocales {
  locales: Locales;
  trees: CopyTrees;
  /** Key -> why its sentences may differ between languages. */
  exceptions: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** Line of a part of a file, or of its nearest ancestor; undefined for other files. */
  lineAt(file: string, pointer: string): number | undefined;
}

const exceptionsFile = 'exceptions.json';

/**
 * Reads `en/library.json`, … and `exceptions.json`. A file with a problem is left out.
 *
 * @param files by their path inside the folder `locales`
 */
export function readLocales(files: readonly SourceFile[]): ReadLocales {
  const read = new Map<string, ParsedJson>();
  const problems: Problem[] = [];
  for (const { path, text } of files) {
    const file = `locales/${path}`;
    if (path !== exceptionsFile && !/^[^/]+\/[^/]+\.json$/.test(path)) {
      problems.push(misplaced(file));
      continue;
    }
    const json = parseJson(text, file);
    const own = Array.isArray(json) ? json : wrongIn(json, file);
    problems.push(...own);
    if (!Array.isArray(json) && own.length === 0) read.set(file, json);
  }
  const trees = treesOf(read);
  return {
    locales: mapTrees(trees, sentencesIn),
    trees,
    exceptions: (read.get(`locales/${exceptionsFile}`)?.value ?? {}) as Readonly<Record<string, string>>,
    problems,
    lineAt: (file, pointer) => read.get(file)?.lineAt(pointer),
  };
}

/** A file has nothing but sentences and objects of them, and no key looks like a path. */
const wrongIn = oncePer(({ value, lineAt }: ParsedJson, file: string): Problem[] => {
  const wrong = (pointer: string, expected: string): Problem =>
    problem('wrong-value', { expected }, { file, pointer, line: lineAt(pointer) });
  const look = (part: unknown, pointer: string): Problem[] => {
    if (typeof part === 'string' && pointer !== '') return [];
    if (typeof part !== 'object' || part === null || Array.isArray(part))
      return [
        wrong(pointer, pointer === '' ? 'an object of sentences' : 'a sentence or an object of sentences'),
      ];
    return Object.entries(part).flatMap(([key, inner]) => {
      const at = pointerTo(pointer, key);
      if (file.endsWith(`/${exceptionsFile}`))
        return typeof inner === 'string' ? [] : [wrong(at, 'the reason, a text')];
      if (key.includes('.'))
        return [wrong(at, 'a key without dots: what a dot leads to stands in an object of its own')];
      return look(inner, at);
    });
  };
  return look(value, '');
});

function treesOf(read: ReadonlyMap<string, ParsedJson>): CopyTrees {
  const trees: Record<string, Record<string, CopyTree>> = {};
  for (const [file, { value }] of read) {
    const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    if (language === undefined || namespace === undefined) continue;
    trees[language] = { ...ownValue(trees, language), [namespace]: value as CopyTree };
  }
  return trees;
}

function mapTrees<Mapped>(
  trees: CopyTrees,
  map: (tree: CopyTree) => Mapped,
): Record<string, Record<string, Mapped>> {
  return Object.fromEntries(
    Object.entries(trees).map(([language, namespaces]) => [
      language,
      Object.fromEntries(Object.entries(namespaces).map(([name, tree]) => [name, map(tree)])),
    ]),
  );
}

const sentencesIn = oncePer((tree: CopyTree) => Object.freeze(flatten(tree)));

function flatten(tree: CopyTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}
