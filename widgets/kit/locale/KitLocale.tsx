import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** The locales in which the kit speaks: US dollars and US dates in both. */
export type KitLocale = 'en-US' | 'es-US';

const KitLocaleContext = createContext<KitLocale>('en-US');

export interface KitLocaleProviderProps {
  locale: KitLocale;
  children: ReactNode;
}

/** Tells the components below in which language to write dates and their own few words (those of the calendar). */
export function KitLocaleProvider({ locale, children }: KitLocaleProviderProps): ReactElement {
  return <KitLocaleContext value={locale}>{children}</KitLocaleContext>;
}

/** The locale in which a component of the kit writes; English where no provider says otherwise. */
export function useKitLocale(): KitLocale {
  return useContext(KitLocaleContext);
}
