import { createInstance, type i18n, type FormatterModule } from 'i18next';
import { createStore } from 'zustand/vanilla';
import { formatValue, type ValueFormat } from '../../core/format/index.ts';
import type { SiteLanguage } from '../../core/manifest/index.ts';
import type { Report } from '../ports/index.ts';
import { untilChanged } from './untilChanged.ts';

/** A value for a placeholder, with how it is shown unless the sentence itself says so. */
export interface ShownValue {
  value: string | number | boolean;
  format: ValueFormat;
}

/** Sentences of one namespace in one language, as they stand in its locale file. */
export type CopyTree = { readonly [key: string]: string | CopyTree };

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

/** What i18next says of a sentence that is not there; no translator writes this. */
const missing = '\u0000';

/** Creates the store; the essential sentences are there at once. */
export function createCopyStore({
  languages,
  language,
  essential,
  load,
  report,
}: CopyStoreOptions): CopyStore {
  const i18next = createI18next(languages, language, essential);
  const state = createStore(() => ({ language, version: 0 }));
  const loading = new Map<string, Promise<void>>();
  const used = new Set<string>();
  let switches = 0;

  function loadInto(target: string, namespace: string): Promise<void> {
    if (i18next.hasResourceBundle(target, namespace)) return Promise.resolve();
    const key = `${target}/${namespace}`;
    const running = loading.get(key);
    if (running) return running;
    const started = load(target, namespace)
      .then((tree) => {
        i18next.addResourceBundle(target, namespace, tree);
        state.setState(({ version }) => ({ version: version + 1 }));
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  function isComplete(target: string): boolean {
    return [...used].every((namespace) => i18next.hasResourceBundle(target, namespace));
  }

  function lookUp(key: string, values?: Readonly<Record<string, ShownValue>>): string | undefined {
    const [namespace = ''] = key.split(':');
    const lng = state.getState().language;
    if (!i18next.hasResourceBundle(lng, namespace)) return undefined;
    const count = values?.['count']?.value;
    const options = { ...values, lng, ...(count !== undefined && { count: Number(count) }) };
    const sentence = i18next.t(key, { ...options, defaultValue: missing });
    if (sentence !== missing) return sentence;
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

function createI18next(
  languages: readonly SiteLanguage[],
  language: string,
  essential: CopyStoreOptions['essential'],
): i18n {
  const instance = createInstance();
  const resources = Object.entries(essential).map(([id, tree]) => [id, { [essentialNamespace]: tree }]);
  void instance.use(formatter(languages)).init({
    lng: language,
    fallbackLng: false,
    ns: [essentialNamespace],
    initAsync: false,
    resources: Object.fromEntries(resources),
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return instance;
}

/** Shows `{{dueDate}}` as its fact is shown, and `{{dueDate, shortDate}}` as the sentence says. */
function formatter(languages: readonly SiteLanguage[]): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format(value: unknown, format, language) {
      // i18next takes the count of a plural form as a bare number.
      const shown = typeof value === 'number' ? { value, format: 'number' as const } : value;
      if (!isShownValue(shown)) return String(value);
      return formatValue(
        shown.value,
        (format as ValueFormat | undefined) ?? shown.format,
        localeOf(languages, language ?? ''),
      );
    },
  };
}

function isShownValue(value: unknown): value is ShownValue {
  return typeof value === 'object' && value !== null && 'value' in value && 'format' in value;
}
