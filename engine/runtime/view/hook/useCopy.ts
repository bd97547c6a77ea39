import { useEffect, useMemo, useSyncExternalStore } from 'react';
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
import { backOff, type Subscribe } from '../../ports/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { createSnapshot, listen, slotsOfFacts, useSnapshot } from './useFacts.ts';

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
 * Renders again when these words change: because of a fact, the language, or loaded sentences. Subscribing loads what is
 * not there yet.
 */
function useWords<Words>(sentences: readonly (Copy | undefined)[], words: (say: Say) => Words): Words {
  const portal = usePortal();
  const slots = stableSlots(slotsOfFacts(portal, sentences.flatMap(factsIn)));
  const namespaces = namespacesOf(portal.site.vocabulary, sentences).join();
  const snapshot = useMemo(
    () =>
      createSnapshot<Words>({
        subscribe: listenToWords(portal, namespaces, slots),
        store: portal.store,
        version: portal.copy.version,
        isEqual: isAlike,
      }),
    [portal, slots, namespaces],
  );
  return useSnapshot(snapshot, () => words(sayWith(portal)));
}

function listenToWords(portal: Portal, namespaces: string, slots: readonly number[]): Subscribe {
  return (listener) => {
    const stopCopy = portal.copy.subscribe(listener);
    const stopAsking = keepAsking(portal, namespaces);
    const stopFacts = listen(portal.store, slots)(listener);
    return () => {
      stopCopy();
      stopAsking();
      stopFacts();
    };
  };
}

function sayWith({ copy, store, site }: Portal): Say {
  return (sentence) => sentence && resolveCopy(copy, site.vocabulary, store.read, sentence);
}

/** Loads the namespaces of sentences that are not there yet; others say them. */
export function useNamespaces(sentences: readonly (Copy | undefined)[]): void {
  const portal = usePortal();
  const namespaces = namespacesOf(portal.site.vocabulary, sentences).join();
  useEffect(() => keepAsking(portal, namespaces), [portal, namespaces]);
}

/**
 * Loads namespaces. A failed one is loaded again when the network or the page is back, when somebody retries, and after
 * growing pauses; components with its sentences wait. Returns how to stop.
 */
function keepAsking({ copy, ports, onTryAgain }: Portal, joined: string): () => void {
  const namespaces = joined.split(',');
  // Most sentences of a page come when theirs is there: what waits for one took a tenth of the memory of a long form.
  if (joined === '' || copy.has(namespaces)) return nothing;
  let failures = 0;
  let stopWaiting = nothing;
  let isOver = false;

  function ask(): void {
    stopWaiting();
    copy.ensure(namespaces).catch((reason: unknown) => {
      if (failures === 0) ports.report({ what: 'copy-unavailable', detail: { namespaces: joined, reason } });
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

/** Longest pause before failed namespaces are loaded again, in milliseconds. */
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
