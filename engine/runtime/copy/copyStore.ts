import { createStore } from 'zustand/vanilla';
import type { SiteLanguage } from '../../core/manifest/index.ts';
import type { Report } from '../ports/index.ts';
import { createPhrasebook } from './phrasebook.ts';
import type { CopyTree, ShownValues } from './sentences.ts';
import { untilChanged } from './untilChanged.ts';

/** The sentences of the portal in the language of the customer. */
export interface CopyStore {
  /** Two-letter id. */
  language(): string;
  /** For Intl: en-US. */
  locale(): string;
  /** The sentence of a key (`library:due.title`). Undefined while its namespace is not loaded; never a raw key. */
  text(key: string, values?: ShownValues): string | undefined;
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

const noValues: ShownValues = {};

/** Creates the store; the essential sentences are there at once. */
export function createCopyStore({
  languages,
  language,
  essential,
  load,
  report,
}: CopyStoreOptions): CopyStore {
  const phrases = createPhrasebook((id) => localeOf(languages, id));
  const state = createStore(() => ({ language, version: 0 }));
  const loading = new Map<string, Promise<void>>();
  const used = new Set<string>();
  let switches = 0;

  for (const [id, tree] of Object.entries(essential)) {
    phrases
      .add(id, essentialNamespace, tree)
      ?.then(changed, (reason: unknown) => report({ what: 'copy-unavailable', detail: { reason } }));
  }

  function changed(): void {
    state.setState(({ version }) => ({ version: version + 1 }));
  }

  function loadInto(target: string, namespace: string): Promise<void> {
    if (phrases.has(target, namespace)) return Promise.resolve();
    const key = `${target}/${namespace}`;
    const running = loading.get(key);
    if (running) return running;
    const started = load(target, namespace)
      .then((tree) => phrases.add(target, namespace, tree))
      .then(changed)
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  function isComplete(target: string): boolean {
    return [...used].every((namespace) => phrases.has(target, namespace));
  }

  function lookUp(key: string, values?: ShownValues): string | undefined {
    const [namespace = ''] = key.split(':');
    const lng = state.getState().language;
    if (!phrases.has(lng, namespace)) return undefined;
    const sentence = phrases.read(key, lng, values ?? noValues);
    if (sentence !== undefined) return sentence;
    report({ what: 'missing-copy', detail: { key, language: lng } });
    return undefined;
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
