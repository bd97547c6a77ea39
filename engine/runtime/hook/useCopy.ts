import { useEffect, useSyncExternalStore } from 'react';
import type { Copy } from '../../core/manifest/index.ts';
import { factsIn, namespaceOf, resolveCopy, type CopyStore, type ShownValue } from '../copy/index.ts';
import { usePortal } from '../portal/index.ts';
import { slotsOfFacts, useSlots } from './useFacts.ts';

/** Renders again when sentences or the language change. */
function useCopyStore(): CopyStore {
  const { copy } = usePortal();
  useSyncExternalStore(copy.subscribe, copy.version);
  return copy;
}

/** The words of a widget: `text('library:history.empty')`. Its pack declares the namespaces, so they are loaded. */
export function useText(): (key: string, values?: Readonly<Record<string, ShownValue>>) => string {
  const copy = useCopyStore();
  return (key, values) => copy.text(key, values) ?? '';
}

/** A sentence of a manifest, its facts filled in; undefined while a fact or the sentence itself is not there yet. */
export function useSentence(sentence: Copy | undefined): string | undefined {
  const say = useSayer([sentence]);
  return useSlots(slotsOfFacts(usePortal(), sentence === undefined ? [] : factsIn(sentence)), () =>
    say(sentence),
  );
}

/** Several sentences at once, for lists of unknown length. */
export function useSentences(sentences: readonly (Copy | undefined)[]): readonly (string | undefined)[] {
  const say = useSayer(sentences);
  const words = useSlots(slotsOfFacts(usePortal(), sentences.flatMap(factsIn)), () =>
    JSON.stringify(sentences.map((each) => say(each) ?? null)),
  );
  return (JSON.parse(words) as (string | null)[]).map((text) => text ?? undefined);
}

/** How sentences of these namespaces are said now; loads what is not there yet. */
function useSayer(
  sentences: readonly (Copy | undefined)[],
): (sentence: Copy | undefined) => string | undefined {
  const copy = useCopyStore();
  const { site, store, ports } = usePortal();
  const namespaces = [
    ...new Set(sentences.flatMap((each) => (each === undefined ? [] : namespaceOf(each)))),
  ].join();
  useEffect(() => {
    if (namespaces === '') return;
    copy
      .ensure(namespaces.split(','))
      .catch((reason: unknown) => ports.report({ what: 'copy-unavailable', detail: { namespaces, reason } }));
  }, [copy, namespaces, ports]);
  return (sentence) => sentence && resolveCopy(copy, site.vocabulary, store.read, sentence);
}

/** Says a sentence of a manifest at once, for what is asked outside of rendering; empty while it is not there. */
export function useSay(): (sentence: Copy) => string {
  const copy = useCopyStore();
  const { site, store } = usePortal();
  return (sentence) => resolveCopy(copy, site.vocabulary, store.read, sentence) ?? '';
}

/** Language (`es`) and locale for Intl (`es-US`) that are shown now. */
export function useLanguage(): { language: string; locale: string } {
  const copy = useCopyStore();
  return { language: copy.language(), locale: copy.locale() };
}
