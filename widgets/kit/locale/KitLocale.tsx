import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';

const KitLocaleContext = createContext('en-US');

export interface KitLocaleProviderProps {
  /** For Intl: en-US. */
  locale: string;
  children: ReactNode;
}

/** Tells the components below in which language to write dates and their own few words (those of the calendar). */
export function KitLocaleProvider({ locale, children }: KitLocaleProviderProps): ReactElement {
  return <KitLocaleContext value={locale}>{children}</KitLocaleContext>;
}

/** The locale in which a component of the kit writes; English where no provider says otherwise. */
export function useKitLocale(): string {
  return useContext(KitLocaleContext);
}
