import { wellKnown } from '../../core/fact/index.ts';
import type { FactSource } from '../ports/index.ts';

/** `viewport.width`: width of the window in CSS pixels, kept up to date. */
export const viewportSource: FactSource = ({ set }) => {
  const publish = (): void => set({ [wellKnown.viewportWidth]: window.innerWidth });
  publish();
  window.addEventListener('resize', publish);
  return () => window.removeEventListener('resize', publish);
};
