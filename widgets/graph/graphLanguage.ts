import type { AtomValue } from '../../engine/index.ts';

/** The language in which the graph is asked: it knows no others. */
export function graphLanguage(shown: AtomValue): 'en' | 'es' {
  return shown === 'es' ? 'es' : 'en';
}
