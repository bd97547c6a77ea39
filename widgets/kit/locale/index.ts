export { KitLocaleProvider, useKitLocale } from './KitLocale.tsx';
export type { KitLocale, KitLocaleProviderProps } from './KitLocale.tsx';
