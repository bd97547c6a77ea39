import type { ScreenBasis } from '../view/index.ts';

/** The first screen of a signed-out visitor at an address, as HTML. */
export interface FirstScreen {
  /** Path that is opened. */
  path: string;
  language: string;
  /** The environments in which it looks the same. */
  environments: readonly string[];
  /** Title of the document. */
  title: string;
  html: string;
  /** Paths of the release's files that drawing it loads besides the bundle. */
  loads: readonly string[];
  /** The moment from which it looks different, in milliseconds since the epoch; absent: it does not depend on the date. */
  until?: number;
  /** The basis from which it was drawn, for hydration. */
  basis: ScreenBasis;
}

/** An address of which no screen can be drawn ahead, and why. */
export interface NotAhead {
  path: string;
  language: string;
  why: string;
}
