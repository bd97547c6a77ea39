import type { FactSource } from '../pack/index.ts';

/** `viewport.width`: width of the window in CSS pixels, kept up to date. */
export const viewportSource: FactSource = ({ set }) => {
  const publish = (): void => set({ 'viewport.width': window.innerWidth });
  publish();
  window.addEventListener('resize', publish);
  return () => window.removeEventListener('resize', publish);
};
