import { wellKnown } from '../../core/fact/index.ts';
import type { FactSource } from '../ports/index.ts';

/**
 * `connection.*`: whether the browser believes that it has a network. A change is published once it has lasted for the
 * settling time, in milliseconds.
 */
export const connectionSource =
  (settles: number): FactSource =>
  ({ set, clock }) => {
    let startedOffline = !navigator.onLine;
    let cancel: (() => void) | undefined;
    const publish = (): void => {
      startedOffline &&= !navigator.onLine;
      set({ [wellKnown.online]: navigator.onLine, [wellKnown.startedOffline]: startedOffline });
    };
    const changed = (): void => {
      cancel?.();
      if (settles === 0) publish();
      else cancel = clock.after(settles, publish);
    };
    publish();
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      cancel?.();
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  };

/** `viewport.width`: width of the window in CSS pixels, kept up to date. */
export const viewportSource: FactSource = ({ set }) => {
  const publish = (): void => set({ [wellKnown.viewportWidth]: window.innerWidth });
  publish();
  window.addEventListener('resize', publish);
  return () => window.removeEventListener('resize', publish);
};
