import type { GalleryCopy } from '../copy.ts';
import type { View } from '../view.ts';

/** What every page of the gallery takes: its words, in the language that is chosen, and how it is shown. */
export interface ScreenProps {
  copy: GalleryCopy;
  view: View;
}
