import { formatFor, localeOf, type FormatValue, type WritingSite } from '../../core/format/index.ts';
import { createEmitter, type Report } from '../ports/index.ts';
import { createPhrasebook } from './phrasebook.ts';
import type { CopyTree, ShownValues } from './sentences.ts';
import { untilChanged } from './untilChanged.ts';

/** The sentences of the portal in the language of the customer. */
export interface CopyStore {
  /** Two-letter id. */
  language(): string;
  /** For Intl: en-US. */
  locale(): string;
  /** Shows a value in that language; another function when that is another. */
  format(): FormatValue;
  /** The sentence of a key (`library:due.title`). Undefined while its namespace is not loaded; never a raw key. */
  text(key: string, values?: ShownValues): string | undefined;
  /** The namespaces that somebody has asked for. */
  used(): readonly string[];
  /** Whether the sentences of namespaces are there in the present language, and everybody has been told. */
  has(namespaces: readonly string[]): boolean;
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

export interface CopyStoreOptions {
  site: WritingSite;
  language: string;
  /** Available in every language, even offline: the sentences for when nothing loads. */
  essential: Readonly<Record<string, CopyTree>>;
  load(language: string, namespace: string): Promise<CopyTree>;
  report(report: Report): void;
}

/** Name of the namespace that is part of the first load in every language. */
const essentialNamespace = 'essential';

const noValues: ShownValues = {};

/** Creates the store; the essential sentences are there at once. */
export function createCopyStore({ site, language, essential, load, report }: CopyStoreOptions): CopyStore {
  const phrases = createPhrasebook((id) => formatFor(site, id));
  const changes = createEmitter();
  let shown = language;
  const loading = new Map<string, Promise<void>>();
  const used = new Set<string>();
  let switches = 0;
  let isUntold = false;

  for (const [id, tree] of Object.entries(essential)) {
    phrases
      .add(id, essentialNamespace, tree)
      ?.then(changes.emit, (reason: unknown) => report({ what: 'copy-unavailable', detail: { reason } }));
  }

  function loadInto(target: string, namespace: string): Promise<void> {
    const key = `${target}/${namespace}`;
    const running = loading.get(key);
    if (running) return running;
    const started = load(target, namespace)
      .then((tree) => phrases.add(target, namespace, tree))
      .then(() => void (isUntold = true))
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  /** Namespaces that are loaded together are announced once: each announcement renders everything with words again. */
  async function loadTogether(target: string, namespaces: readonly string[]): Promise<void> {
    const missing = namespaces.filter((namespace) => !phrases.has(target, namespace));
    const ends =
      missing.length === 0
        ? []
        : await Promise.allSettled(missing.map((namespace) => loadInto(target, namespace)));
    // Namespaces that another call waits for, too, may be there and not announced yet.
    if (isUntold) changes.emit();
    isUntold = false;
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  function isComplete(target: string): boolean {
    return [...used].every((namespace) => phrases.has(target, namespace));
  }

  function lookUp(key: string, values?: ShownValues): string | undefined {
    const [namespace = ''] = key.split(':');
    if (!phrases.has(shown, namespace)) return undefined;
    const sentence = phrases.read(key, shown, values ?? noValues);
    if (sentence !== undefined) return sentence;
    report({ what: 'missing-copy', detail: { key, language: shown } });
    return undefined;
  }

  const remembered = untilChanged<string | undefined>(changes.version);

  return {
    language: () => shown,
    locale: () => localeOf(site, shown),
    format: () => formatFor(site, shown),
    text: (key, values) => (values === undefined ? remembered(key, () => lookUp(key)) : lookUp(key, values)),
    used: () => [...used],
    has: (namespaces) => !isUntold && namespaces.every((namespace) => phrases.has(shown, namespace)),
    async ensure(namespaces) {
      for (const namespace of namespaces) used.add(namespace);
      await loadTogether(shown, namespaces);
    },
    async switchTo(target) {
      if (!site.languages.some(({ id }) => id === target))
        throw new Error(`There is no language "${target}".`);
      const own = (switches += 1);
      const isLatest = (): boolean => own === switches;
      // While it loads, more sentences may come into use.
      while (isLatest() && !isComplete(target)) {
        await loadTogether(target, [...used]);
      }
      if (!isLatest()) return;
      shown = target;
      changes.emit();
    },
    subscribe: changes.subscribe,
    version: changes.version,
  };
}
