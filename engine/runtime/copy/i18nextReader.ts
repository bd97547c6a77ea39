import { createInstance, type FormatterModule } from 'i18next';
import type { FormatValue, ValueFormat } from '../../core/format/index.ts';
import { show, type CopyTree, type ShownValue, type ShownValues } from './sentences.ts';

/** Reads sentences with plural forms, formats and nested keys. */
export interface SentenceReader {
  add(language: string, namespace: string, tree: CopyTree): void;
  /** The sentence of a key (`library:late`); undefined where there is none, or a value for it is missing. */
  read(key: string, language: string, values: ShownValues): string | undefined;
}

/** What i18next says of a sentence that is not there; no translator writes this. */
const missing = '\u0000';

/**
 * A reader without sentences.
 *
 * @param formatOf how values are shown in a language
 */
export function createI18nextReader(formatOf: (language: string) => FormatValue): SentenceReader {
  let isWhole = true;
  const i18next = createInstance();
  const formatter: FormatterModule = {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    /** Shows `{{dueDate}}` as its fact is shown, and `{{dueDate, shortDate}}` as the sentence says. */
    format(value: unknown, format, language) {
      const shown = shownValueOf(value);
      isWhole &&= shown !== undefined;
      return shown ? show(shown, formatOf(language ?? ''), format as ValueFormat | undefined) : '';
    },
  };
  void i18next.use(formatter).init({
    fallbackLng: false,
    ns: [],
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return {
    add: (language, namespace, tree) => void i18next.addResourceBundle(language, namespace, tree),
    read(key, lng, { count, ...values }) {
      isWhole = true;
      const counted = count && { count: Number(count.value) };
      const sentence = i18next.t(key, { ...values, ...counted, lng, defaultValue: missing });
      return sentence === missing || !isWhole ? undefined : sentence;
    },
  };
}

/** i18next takes the count of a plural form as a bare number. */
function shownValueOf(value: unknown): ShownValue | undefined {
  if (typeof value === 'number') return { value, format: 'number' };
  const isShown = typeof value === 'object' && value !== null && 'value' in value && 'format' in value;
  return isShown ? (value as ShownValue) : undefined;
}
