import type { Language } from '../../../platform/language.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** The sentences of the sign-in page. */
export type IdentityCopy = typeof en;

const copies: Record<Language, IdentityCopy> = { en, es };

export function identityCopy(language: Language): IdentityCopy {
  return copies[language];
}
