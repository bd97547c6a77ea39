import type { AtomValue } from '../../core/fact/index.ts';
import type { SchemaRegistry } from '../schema/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Locales } from '../link/index.ts';
import type { PackVocabulary } from '../load/index.ts';

/** A portal with all that is needed to read it as a customer would. */
export interface ReadablePortal {
  site: Site;
  locales: Locales;
  /** The language in which it is read. */
  language: string;
  schemas: SchemaRegistry;
  packs: Pick<PackVocabulary, 'widgets'>;
  /** What is known of each persona, with what follows from it. Absent: what their manifests say. */
  personas?: Readonly<Record<string, Readonly<Record<string, AtomValue>>>>;
}
