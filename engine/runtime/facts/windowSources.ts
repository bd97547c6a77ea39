import { wellKnown } from '../../core/fact/index.ts';
import type { FactSource } from '../ports/index.ts';

/** `connection.online`: whether the browser believes that it has a network. */
export const connectionSource: FactSource = ({ set }) => {
  const publish = (): void => set({ [wellKnown.online]: navigator.onLine });
  publish();
  window.addEventListener('online', publish);
  window.addEventListener('offline', publish);
  return () => {
    window.removeEventListener('online', publish);
    window.removeEventListener('offline', publish);
  };
};

/** `viewport.width`: width of the window in CSS pixels, kept up to date. */
export const viewportSource: FactSource = ({ set }) => {
  const publish = (): void => set({ [wellKnown.viewportWidth]: window.innerWidth });
  publish();
  window.addEventListener('resize', publish);
  return () => window.removeEventListener('resize', publish);
};
