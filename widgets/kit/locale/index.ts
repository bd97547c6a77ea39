export { KitLocaleProvider, useKitLocale } from './KitLocale.tsx';
export type { KitLocaleProviderProps } from './KitLocale.tsx';
