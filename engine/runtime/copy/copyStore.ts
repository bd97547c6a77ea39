import { createStore } from 'zustand/vanilla';
import { formatValue, type ValueFormat } from '../../core/format/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { SiteLanguage } from '../../core/manifest/index.ts';
import type { Report } from '../ports/index.ts';
import { fillSentence, findSentence, type CopyTree } from './sentence.ts';
import { untilChanged } from './untilChanged.ts';

/** A value for a placeholder, with how it is shown unless the sentence itself says so. */
export interface ShownValue {
  value: string | number | boolean;
  format: ValueFormat;
}

/** The sentences of the portal in the language of the customer. */
export interface CopyStore {
  /** Two-letter id. */
  language(): string;
  /** For Intl: en-US. */
  locale(): string;
  /** The sentence of a key (`library:due.title`). Undefined while its namespace is not loaded; never a raw key. */
  text(key: string, values?: Readonly<Record<string, ShownValue>>): string | undefined;
  /** The namespaces that somebody has asked for. */
  used(): readonly string[];
  /** Loads namespaces in the present language. Rejects when one cannot be had. */
  ensure(namespaces: readonly string[]): Promise<void>;
  /**
   * Loads what is in use in another language, then shows it. Rejects, and nothing changes, when that fails. When another
   * language was asked for meanwhile, that one counts.
   */
  switchTo(language: string): Promise<void>;
  /** Calls back when sentences or the language have changed. */
  subscribe(listener: () => void): () => void;
  /** Changes with each change, for React. */
  version(): number;
}

/** What the store needs. */
export interface CopyStoreOptions {
  languages: readonly SiteLanguage[];
  language: string;
  /** Always at hand in every language, even offline: what must be sayable when nothing loads. */
  essential: Readonly<Record<string, CopyTree>>;
  load(language: string, namespace: string): Promise<CopyTree>;
  report(report: Report): void;
}

/** Name of the namespace that is part of the first load in every language. */
const essentialNamespace = 'essential';

/** Creates the store; the essential sentences are there at once. */
export function createCopyStore({
  languages,
  language,
  essential,
  load,
  report,
}: CopyStoreOptions): CopyStore {
  const trees = new Map(Object.entries(essential).map(([id, tree]) => [`${id}/${essentialNamespace}`, tree]));
  const state = createStore(() => ({ language, version: 0 }));
  const loading = new Map<string, Promise<void>>();
  const used = new Set<string>();
  let switches = 0;

  function loadInto(target: string, namespace: string): Promise<void> {
    const key = `${target}/${namespace}`;
    if (trees.has(key)) return Promise.resolve();
    const running = loading.get(key);
    if (running) return running;
    const started = load(target, namespace)
      .then((tree) => {
        trees.set(key, tree);
        state.setState(({ version }) => ({ version: version + 1 }));
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  function isComplete(target: string): boolean {
    return [...used].every((namespace) => trees.has(`${target}/${namespace}`));
  }

  function lookUp(key: string, values?: Readonly<Record<string, ShownValue>>): string | undefined {
    const { language: shown } = state.getState();
    const separator = key.indexOf(':');
    const tree = trees.get(`${shown}/${key.slice(0, separator)}`);
    if (!tree) return undefined;
    const locale = localeOf(languages, shown);
    const count = ownValue(values, 'count')?.value;
    const counted = count === undefined ? undefined : { count: Number(count), locale };
    const sentence = findSentence(tree, key.slice(separator + 1), counted);
    const filled = sentence === undefined ? undefined : fillSentence(sentence, shownIn(locale, values));
    if (filled === undefined) report({ what: 'missing-copy', detail: { key, language: shown } });
    return filled;
  }

  const remembered = untilChanged<string | undefined>(() => state.getState().version);

  return {
    language: () => state.getState().language,
    locale: () => localeOf(languages, state.getState().language),
    text: (key, values) => (values === undefined ? remembered(key, () => lookUp(key)) : lookUp(key, values)),
    used: () => [...used],
    async ensure(namespaces) {
      for (const namespace of namespaces) used.add(namespace);
      await Promise.all(namespaces.map((namespace) => loadInto(state.getState().language, namespace)));
    },
    async switchTo(target) {
      if (!languages.some(({ id }) => id === target)) throw new Error(`There is no language "${target}".`);
      const own = (switches += 1);
      const isLatest = (): boolean => own === switches;
      // While it loads, more sentences may come into use.
      while (isLatest() && !isComplete(target)) {
        await Promise.all([...used].map((namespace) => loadInto(target, namespace)));
      }
      if (isLatest()) state.setState(({ version }) => ({ language: target, version: version + 1 }));
    },
    subscribe: (listener) => state.subscribe(listener),
    version: () => state.getState().version,
  };
}

/** The locale for Intl of a language of the site. */
export function localeOf(languages: readonly SiteLanguage[], language: string): string {
  return languages.find(({ id }) => id === language)?.locale ?? 'en-US';
}

/** Shows `{{dueDate}}` as its fact is shown, and `{{dueDate, shortDate}}` as the sentence says. */
function shownIn(
  locale: string,
  values: Readonly<Record<string, ShownValue>> | undefined,
): (name: string, format: string | undefined) => string | undefined {
  return (name, format) => {
    const shown = ownValue(values, name);
    return shown && formatValue(shown.value, (format as ValueFormat | undefined) ?? shown.format, locale);
  };
}
