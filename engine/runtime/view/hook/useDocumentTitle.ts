import { useEffect } from 'react';
import type { Copy } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { useSentence, useText } from './useCopy.ts';

/** Title of the document: that of the page with the brand behind it. */
export function documentTitle(words: string | undefined, brand: string): string {
  return words === undefined ? brand : `${words} – ${brand}`;
}

/** Names the document after the page, with the brand behind it. An error in a form is said first. */
export function useDocumentTitle(title: Copy | undefined, hasErrors = false): void {
  const { site } = usePortal();
  const text = useText();
  const words = useSentence(title);
  const prefix = hasErrors ? `${text('essential:errorPrefix')} ` : '';
  useEffect(() => {
    if (words !== undefined) document.title = documentTitle(prefix + words, site.manifest.brand.name);
  }, [prefix, words, site]);
}
