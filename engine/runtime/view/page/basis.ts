import type { AtomValue } from '../../../core/fact/index.ts';
import type { ListQuery } from '../../facts/index.ts';

/**
 * Everything from which a prerendered screen was drawn. A browser with the same values of all of it would draw the very
 * same screen: drawing depends on nothing else.
 */
export interface ScreenBasis {
  /** Path of the release's bundle. */
  release: string;
  language: string;
  /** The address of the screen, after redirects. */
  address: string;
  /** Asked facts by full name; null: unknown. */
  facts: Readonly<Record<string, AtomValue | null>>;
  /** Namespaces of the sentences that it says. */
  copy: readonly string[];
  /** Widgets whose code is not part of the first load. */
  widgets: readonly string[];
  /** Components whose code is not part of the first load. */
  components: readonly string[];
  /** Only for a screen that was drawn for a known customer. */
  visit?: VisitBasis;
}

/** The further basis of one customer's screen. */
export interface VisitBasis {
  /** The lists that it shows. */
  lists: readonly ListQuery[];
  /** Things that facts are about, with the facts asked of each. */
  things: readonly ThingBasis[];
  /** The sequence whose first step it shows. */
  sequence?: string;
  /** Keys under which the browser is taken to store nothing, or nothing `but` values like this regular expression. */
  unstored: {
    readonly storage: readonly string[];
    readonly tabStorage: readonly string[];
    readonly but: string;
  };
}

/** One thing of a record, by its key, with the facts asked of it. */
export interface ThingBasis extends Pick<ScreenBasis, 'facts'> {
  record: string;
  key: AtomValue;
}
