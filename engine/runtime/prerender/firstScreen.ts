import type { ScreenBasis } from '../view/index.ts';

/** What a visitor who is signed out sees first at an address, as HTML. */
export interface FirstScreen {
  /** Path that is opened. */
  path: string;
  language: string;
  /** The environments in which it looks just so. */
  environments: readonly string[];
  /** Title of the document. */
  title: string;
  html: string;
  /** Paths of the release's files that whoever draws it loads besides the bundle. */
  loads: readonly string[];
  /** When it would look otherwise, in milliseconds since the epoch; absent: it does not depend on the date. */
  until?: number;
  /** What it was made from, for the page that takes it over. */
  basis: ScreenBasis;
}

/** An address of which no screen can be made ahead, and why. */
export interface NotAhead {
  path: string;
  language: string;
  why: string;
}
