import { createContext, useContext, useEffect } from 'react';
import type { Copy } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { useSentence, useText } from './useCopy.ts';

/** Title of the document: that of the page with the brand behind it; between them what a step is part of. */
export function documentTitle(words: string | undefined, brand: string, whole?: string): string {
  return [...new Set([words, whole, brand])].filter((part) => part !== undefined).join(' – ');
}

interface StepTitle {
  /** Of the sequence: several have a step called "Review". */
  whole: Copy | undefined;
  hasErrors: boolean;
}

/** Names the document after the page, with the brand behind it. An error in a form is said first. */
export function useDocumentTitle(title: Copy | undefined, step?: StepTitle): void {
  const { site } = usePortal();
  const text = useText();
  const words = useSentence(title);
  const whole = useSentence(step?.whole);
  const prefix = step?.hasErrors ? `${text('essential:errorPrefix')} ` : '';
  useEffect(() => {
    if (words !== undefined) document.title = prefix + documentTitle(words, site.manifest.brand.name, whole);
  }, [prefix, words, whole, site]);
}

/** Tells the title of a step that one of its widgets shows errors of its own. */
export const OwnErrors = createContext<(hasErrors: boolean) => void>(() => undefined);

/**
 * Says an error of a widget first in the title of its step, as one of a field: for what a widget refuses itself.
 *
 * @example
 * useErrorTitle(refused.length > 0);
 */
export function useErrorTitle(hasErrors: boolean): void {
  const say = useContext(OwnErrors);
  useEffect(() => {
    say(hasErrors);
    return () => say(false);
  }, [hasErrors, say]);
}
