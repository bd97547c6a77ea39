import { usePortal } from '../../portal/index.ts';
import { useLanguage } from './useCopy.ts';
import { useAddressChanges } from './useScreen.ts';

/** The language that is shown, and the others. */
export interface LanguageSwitch {
  /** Two-letter id of the language that is shown. */
  language: string;
  /** Every language of the site, by its own name, with the address that switches to it and comes back. */
  options: readonly { language: string; name: string; href: string }[];
  /** Shows another language without leaving the page, and remembers it. */
  switchTo(language: string): void;
}

/**
 * Says which languages there are, and switches between them.
 *
 * @example
 * const { options, switchTo } = useLanguageSwitch();
 * options.map(({ language, name }) => <button onClick={() => switchTo(language)}>{name}</button>);
 */
export function useLanguageSwitch(): LanguageSwitch {
  const { site, history, languageAddress, switchLanguage } = usePortal();
  const { language } = useLanguage();
  useAddressChanges();
  const { path, query } = history.current();
  const options = site.manifest.languages.map(({ id, name }) => ({
    language: id,
    name,
    href: languageAddress(id, path + query),
  }));
  return { language, options, switchTo: (chosen) => void switchLanguage(chosen) };
}
