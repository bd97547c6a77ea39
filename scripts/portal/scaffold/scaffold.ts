import { relative } from 'node:path';
import { editText, type ManifestSet, pointerTo } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { layOut } from '../format/index.ts';
import type { Project } from '../project.ts';
import allWords from './words.json' with { type: 'json' };

/** The input for making a new thing. */
export interface Wish {
  /** In small letters, joined by hyphens; for a widget `<domain>/<name>`. */
  name: string;
  project: Project;
  manifests: ManifestSet;
  /** Text of a file of the project, by its path from the root; undefined when there is none. */
  read(path: string): string | undefined;
}

/** The files of a new thing. */
export interface Scaffold {
  /** Path from the project's root -> whole text. */
  files: Readonly<Record<string, string>>;
  /** Remaining work for a person, a line each. */
  next: readonly string[];
}

/** Makes one kind of thing. A new one is a file here and a line in the list of `index.ts`. */
export type Scaffolder = (wish: Wish) => Scaffold;

/** The file of a new manifest, in the folder of its kind, with the schema that explains it in an editor. */
export function newManifest({ project, name }: Wish, kind: string, manifest: object): Record<string, string> {
  const folder = `${project.manifests}/${kind}s`;
  const $schema = `${relative(folder, project.schemas).replaceAll('\\', '/')}/${kind}.schema.json`;
  return { [`${folder}/${name}.json`]: layOut(JSON.stringify({ $schema, ...manifest })) };
}

/** A name as a key of sentences: `outage-map` is `outageMap`. */
export function keyOf(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A name for people: `outage-map` is `Outage map`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a component: `outage-map` is `OutageMap`. */
export function componentOf(name: string): string {
  const key = keyOf(name);
  return key.charAt(0).toUpperCase() + key.slice(1);
}

/** Words by the last part of their key. */
type Words = Readonly<Record<string, string>>;

/** Language -> kind of thing -> words. */
const wordsOf: Readonly<Record<string, typeof allWords.en>> = allWords;

/**
 * The sentences of a new thing in each language of the portal, below a key of their own. In the project's source language
 * they are written out, and marked if an author has to fill in something; in every other language all are marked, so that
 * nobody takes them for translated, yet they can be checked and looked at.
 *
 * @returns the locale files, the key of each sentence, and the remaining work on them
 * @throws FailureError if the sentences of something else have that key
 */
export function newSentences(
  { name, project, manifests, read }: Wish,
  kind: keyof typeof allWords.en,
): { files: Record<string, string>; keys: Record<string, string>; translate: string } {
  const { locales, sourceLanguage, newSentences: namespace } = project;
  const said = wordsOf[sourceLanguage];
  const words: Words = titled((said ?? allWords.en)[kind], titleOf(name));
  const key = keyOf(name);
  const languages = (manifests.site['site']?.languages ?? []).map(({ id }) => id);
  const waiting = languages.filter((id) => said === undefined || id !== sourceLanguage);
  const files = languages.map((id) => {
    const path = `${locales}/${id}/${namespace}.json`;
    const own = waiting.includes(id) ? marked(words, id) : words;
    const text = read(path);
    if (text !== undefined && Object.hasOwn(JSON.parse(text) as object, key))
      throw new FailureError(
        `${path} has sentences called "${key}" already: name another file of sentences with --into, or choose another name.`,
      );
    return [path, added(text, key, own)] as const;
  });
  const marks = languages.map((id) => `"(${id})"`).join(' or ');
  return {
    files: Object.fromEntries(files),
    keys: Object.fromEntries(Object.keys(words).map((word) => [word, `${namespace}:${key}.${word}`])),
    translate: `Say it in your own words in ${locales}/*/${namespace}.json${marks === '' ? '.' : `; what begins with ${marks} waits for its words.`}`,
  };
}

/** Adds sentences below a new key at the end of a locale file; every other line stays as it is. */
function added(text: string | undefined, key: string, words: Words): string {
  if (text === undefined) return `${JSON.stringify({ [key]: words }, undefined, 2)}\n`;
  return editText(text, [{ pointer: pointerTo('', key), value: words }]);
}

function titled(words: Words, title: string): Words {
  return mapped(words, (text) => text.replaceAll('{title}', title));
}

function marked(words: Words, language: string): Words {
  return mapped(words, (text) => `(${language}) ${text.replace(/^\(\w+\) /, '')}`);
}

function mapped(words: Words, change: (text: string) => string): Words {
  return Object.fromEntries(Object.entries(words).map(([word, text]) => [word, change(text)]));
}
