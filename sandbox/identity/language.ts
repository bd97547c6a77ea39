/** The languages of the product (SH-I18N-001). */
export type Language = 'en' | 'es';

/** Reads a language tag such as `es-US`; everything that is not Spanish is English. */
export function readLanguage(tag: string | null | undefined): Language {
  return /^es\b/i.test(tag ?? '') ? 'es' : 'en';
}
