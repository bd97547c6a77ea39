import Negotiator from 'negotiator';

const languages = ['en', 'es'] as const;

/** The languages of the product (SH-I18N-001). */
export type Language = (typeof languages)[number];

/** The best of the product's languages for a tag such as `es-US` or an `accept-language` list; else English. */
export function readLanguage(asked: string | null | undefined): Language {
  return preferredLanguage(asked ?? '', languages) ?? 'en';
}

/**
 * The best of some languages, two-letter ids, for a list as in `accept-language`; undefined if it accepts none.
 * Regions are ignored: otherwise `en` would win over `es-MX` even if that comes first.
 */
export function preferredLanguage<Id extends string>(asked: string, among: readonly Id[]): Id | undefined {
  const headers = { 'accept-language': asked.replaceAll(/-[\w-]+/g, '') };
  const wanted = new Negotiator({ headers }).language(among);
  return among.find((id) => id === wanted);
}

/** The best language for `ui_locales`, the parameter of OpenID Connect: tags separated by spaces. */
export function readLocales(asked: unknown): Language {
  return readLanguage(String(asked ?? '').replaceAll(' ', ','));
}
