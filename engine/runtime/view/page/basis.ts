import type { AtomValue } from '../../../core/fact/index.ts';
import type { ListQuery } from '../../facts/index.ts';

/**
 * All that a screen was made from when it was made before anybody asked for it. Whoever has the same of all of it would
 * draw the very same screen: what is drawn depends on nothing else.
 */
export interface ScreenBasis {
  /** Path of the release's bundle. */
  release: string;
  language: string;
  /** The address that it is the screen of, after redirects. */
  address: string;
  /** What was asked of the facts, by full name; null: it was not known. */
  facts: Readonly<Record<string, AtomValue | null>>;
  /** Namespaces of the sentences that it says. */
  copy: readonly string[];
  /** Widgets of which the code is not part of the first load. */
  widgets: readonly string[];
  /** The same of components. */
  components: readonly string[];
  /** What is only there where it was drawn for a customer of whom it was known. */
  visit?: VisitBasis;
}

/** What a screen of one customer was made from besides. */
export interface VisitBasis {
  /** The lists that it shows. */
  lists: readonly ListQuery[];
  /** Things that facts are about, and what was asked where each is looked at. */
  things: readonly ThingBasis[];
  /** The sequence of which it shows the first step. */
  sequence?: string;
  /** Keys of which the browser was taken to have stored nothing, or nothing `but` what is like this regular expression. */
  unstored: {
    readonly storage: readonly string[];
    readonly tabStorage: readonly string[];
    readonly but: string;
  };
}

/** One thing of a record, by its key, with what was asked of it as of the whole. */
export interface ThingBasis extends Pick<ScreenBasis, 'facts'> {
  record: string;
  key: AtomValue;
}
