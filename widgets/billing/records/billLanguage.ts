import type { AtomValue } from '../../../engine/index.ts';

/** The language in which bills are asked for: they have no others. */
export function billLanguage(shown: AtomValue): 'en' | 'es' {
  return shown === 'es' ? 'es' : 'en';
}
