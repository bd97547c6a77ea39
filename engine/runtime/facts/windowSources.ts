import { wellKnown } from '../../core/fact/index.ts';
import type { FactSource } from '../ports/index.ts';

/**
 * `connection.online`: whether the browser believes that it has a network.
 *
 * @param settles so long it must have believed something else before that counts, in milliseconds
 */
export function connectionSource(settles: number): FactSource {
  return ({ set, clock }) => {
    let cancel: (() => void) | undefined;
    const publish = (): void => set({ [wellKnown.online]: navigator.onLine });
    const publishLater = (): void => {
      cancel?.();
      cancel = clock.after(settles, publish);
    };
    publish();
    window.addEventListener('online', publishLater);
    window.addEventListener('offline', publishLater);
    return () => {
      cancel?.();
      window.removeEventListener('online', publishLater);
      window.removeEventListener('offline', publishLater);
    };
  };
}

/** `viewport.width`: width of the window in CSS pixels, kept up to date. */
export const viewportSource: FactSource = ({ set }) => {
  const publish = (): void => set({ [wellKnown.viewportWidth]: window.innerWidth });
  publish();
  window.addEventListener('resize', publish);
  return () => window.removeEventListener('resize', publish);
};
