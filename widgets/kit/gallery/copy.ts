import { english, type GalleryCopy } from './copy.en.ts';
import { spanish } from './copy.es.ts';

export type { GalleryCopy } from './copy.en.ts';

/** The words of the gallery in a language. */
export function copyIn(language: 'en' | 'es'): GalleryCopy {
  return language === 'es' ? spanish : english;
}
