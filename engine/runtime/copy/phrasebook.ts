import type { FormatValue } from '../../core/format/index.ts';
import { isPlain } from '../../core/sentence/plain.ts';
import type { SentenceReader } from './i18nextReader.ts';
import { readPlain } from './plainSentences.ts';
import type { CopyTree, ShownValues } from './sentences.ts';

/** The sentences that are at hand. i18next is loaded when the first come that need it. */
export interface Phrasebook {
  has(language: string, namespace: string): boolean;
  /** The sentences are there at once, or with the promise when i18next is not; it rejects when that cannot be had. */
  add(language: string, namespace: string, tree: CopyTree): Promise<void> | undefined;
  /** The sentence of a key (`library:late`); undefined where there is none, or a value for it is missing. */
  read(key: string, language: string, values: ShownValues): string | undefined;
}

/**
 * A phrasebook without sentences.
 *
 * @param formatOf how values are shown in a language
 */
export function createPhrasebook(formatOf: (language: string) => FormatValue): Phrasebook {
  const trees = new Map<string, { language: string; namespace: string; tree: CopyTree }>();
  const plain = new Set<CopyTree>();
  let i18next: SentenceReader | undefined;
  let loading: Promise<void> | undefined;

  function hold(language: string, namespace: string, tree: CopyTree): void {
    trees.set(`${language}/${namespace}`, { language, namespace, tree });
    // What is nested may be in any of them.
    i18next?.add(language, namespace, tree);
  }

  async function loadI18next(): Promise<void> {
    const { createI18nextReader } = await import('./i18nextReader.ts');
    i18next = createI18nextReader(formatOf);
    for (const { language, namespace, tree } of trees.values()) i18next.add(language, namespace, tree);
  }

  return {
    has: (language, namespace) => trees.has(`${language}/${namespace}`),
    add(language, namespace, tree) {
      if (isPlain(tree)) plain.add(tree);
      else if (!i18next) {
        loading ??= loadI18next().finally(() => (loading = undefined));
        return loading.then(() => hold(language, namespace, tree));
      }
      hold(language, namespace, tree);
      return undefined;
    },
    read(key, language, values) {
      const colon = key.indexOf(':');
      const { tree } = trees.get(`${language}/${key.slice(0, colon)}`) ?? {};
      if (tree && plain.has(tree)) return readPlain(tree, key.slice(colon + 1), values, formatOf(language));
      return i18next?.read(key, language, values);
    },
  };
}
