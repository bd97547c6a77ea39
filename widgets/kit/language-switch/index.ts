export { LanguageSwitch } from './LanguageSwitch.tsx';
export type { LanguageOption, LanguageSwitchProps } from './LanguageSwitch.tsx';
