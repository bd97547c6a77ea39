import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Assignment } from '../../../core/fact/index.ts';
import { isAlike } from '../../../core/json/index.ts';
import {
  currencySign,
  readShortDate,
  writeShortDate,
  type CurrencySign,
  type FormatValue,
} from '../../../core/format/index.ts';
import type { Copy } from '../../../core/manifest/index.ts';
import { type CopyStore, factsIn, namespacesOf, resolveCopy, type ShownValue } from '../../copy/index.ts';
import { stableSlots } from '../../facts/index.ts';
import { backOff } from '../../ports/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { createSnapshot, listen, slotsOfFacts, useSnapshot, together } from './useFacts.ts';

/** Renders again when sentences or the language change. */
function useCopyStore(): CopyStore {
  const { copy } = usePortal();
  useSyncExternalStore(copy.subscribe, copy.version, copy.version);
  return copy;
}

/**
 * The words of a widget. Its pack declares the namespaces, so they are loaded.
 *
 * @example
 * const text = useText();
 * text('library:history.count', { count: { value: 3, format: 'number' } });
 */
export function useText(): (key: string, values?: Readonly<Record<string, ShownValue>>) => string {
  const copy = useCopyStore();
  return (key, values) => copy.text(key, values) ?? '';
}

/**
 * A sentence of a manifest, its facts filled in; undefined while a fact or the sentence itself is not there yet.
 *
 * @example
 * const title = useSentence(settings.title);
 */
export function useSentence(sentence: Copy | undefined): string | undefined {
  return useWords([sentence], (say) => say(sentence));
}

/**
 * Several sentences at once, for lists of unknown length.
 *
 * @example
 * const words = useSentences(items.map(({ item }) => item.label));
 */
export function useSentences(sentences: readonly (Copy | undefined)[]): readonly (string | undefined)[] {
  return useWords(sentences, (say) => sentences.map(say));
}

type Say = (sentence: Copy | undefined) => string | undefined;

/**
 * Renders again when these words are others: because of a fact, of the language, or of sentences that have come. To
 * listen is to ask: what is not there yet is loaded.
 */
function useWords<Words>(sentences: readonly (Copy | undefined)[], words: (say: Say) => Words): Words {
  const portal = usePortal();
  const slots = stableSlots(slotsOfFacts(portal, sentences.flatMap(factsIn)));
  const namespaces = namespacesOf(portal.site.vocabulary, sentences).join();
  const snapshot = useMemo(
    () =>
      createSnapshot<Words>(
        together(
          portal.copy.subscribe,
          together(() => keepAsking(portal, namespaces), listen(portal.store, slots)),
        ),
        isAlike,
      ),
    [portal, slots, namespaces],
  );
  return useSnapshot(snapshot, onceSaid(portal, words));
}

/** React reads words again after each commit: what it costs to write amounts and dates is paid once. */
function onceSaid<Words>({ copy, store, site }: Portal, words: (say: Say) => Words): () => Words {
  let said: { version: number; assignment: Assignment; words: Words } | undefined;
  const say: Say = (sentence) => sentence && resolveCopy(copy, site.vocabulary, store.read, sentence);
  return () => {
    const [version, assignment] = [copy.version(), store.assignment()];
    if (said?.version !== version || said.assignment !== assignment)
      said = { version, assignment, words: words(say) };
    return said.words;
  };
}

/** Loads the namespaces of sentences that are not there yet; others say them. */
export function useNamespaces(sentences: readonly (Copy | undefined)[]): void {
  const portal = usePortal();
  const namespaces = namespacesOf(portal.site.vocabulary, sentences).join();
  useEffect(() => keepAsking(portal, namespaces), [portal, namespaces]);
}

/**
 * Loads namespaces. What cannot be had is asked for again when the network or the page is back, when somebody tries
 * something again, and after pauses that grow: what shows their sentences stands there waiting. Returns how to stop.
 */
function keepAsking({ copy, ports, onTryAgain }: Portal, namespaces: string): () => void {
  if (namespaces === '') return nothing;
  let failures = 0;
  let stopWaiting = nothing;
  let isOver = false;

  function ask(): void {
    stopWaiting();
    copy.ensure(namespaces.split(',')).catch((reason: unknown) => {
      if (failures === 0) ports.report({ what: 'copy-unavailable', detail: { namespaces, reason } });
      failures += 1;
      if (!isOver) wait();
    });
  }

  function wait(): void {
    const pause = backOff({ usual: 1_000, failures, longest: longestPause });
    const stops = [ports.clock.after(pause, ask), ports.whenBack(ask), onTryAgain(ask)];
    stopWaiting = () => stops.forEach((stop) => stop());
  }

  ask();
  return () => {
    isOver = true;
    stopWaiting();
  };
}

/** Longest pause before sentences that could not be had are asked for again, in milliseconds. */
const longestPause = 60_000;

const nothing = (): void => undefined;

/**
 * Says a sentence of a manifest at once, for what is asked outside of rendering; empty while it is not there.
 *
 * @example
 * const say = useSay();
 * const validate = (): string => say(settings.refusal);
 */
export function useSay(): (sentence: Copy) => string {
  const copy = useCopyStore();
  const { site, store } = usePortal();
  return (sentence) => resolveCopy(copy, site.vocabulary, store.read, sentence) ?? '';
}

/**
 * Language (`es`) and locale for Intl (`es-US`) that are shown now.
 *
 * @example
 * <html lang={useLanguage().locale}>
 */
export function useLanguage(): { language: string; locale: string } {
  const copy = useCopyStore();
  return { language: copy.language(), locale: copy.locale() };
}

/**
 * Shows values as sentences show them, in the language that is shown now and as the site wants them.
 *
 * @example
 * const format = useFormat();
 * format(4250, 'money'); // $42.50
 */
export function useFormat(): FormatValue {
  return useCopyStore().format();
}

/** How people type amounts and dates: as the site writes them in the language that is shown now. */
export interface Figures {
  /** The code of the currency: USD. */
  currency: string;
  sign: CurrencySign;
  /** The calendar date (`2026-12-04`) that was typed; undefined for what is none. */
  readDate(typed: string): string | undefined;
  writeDate(date: string): string;
}

/**
 * Reads and marks what is typed in figures.
 *
 * @example
 * const { readDate } = useFigures();
 * readDate('12/04/26'); // 2026-12-04
 */
export function useFigures(): Figures {
  const { language } = useLanguage();
  const site = usePortal().site.manifest;
  return {
    currency: site.currency,
    sign: currencySign(site, language),
    readDate: (typed) => readShortDate(site.shortDate, typed),
    writeDate: (date) => writeShortDate(site.shortDate, date),
  };
}
