import { createStore } from 'zustand/vanilla';
import type { BannerManifest } from '../../core/manifest/index.ts';
import type { Ports } from '../ports/index.ts';
import { customerPrefix } from '../session/index.ts';

/** Which banners the customer has dismissed, for as long as each banner says. */
export interface Dismissals {
  isDismissed(id: string): boolean;
  dismiss(id: string, banner: BannerManifest): void;
  subscribe(listener: () => void): () => void;
  version(): number;
}

const dayInMilliseconds = 86_400_000;
const forSession = 'session';
const keyForDays = (id: string): string => `portal.dismissed.${id}`;
const keyForSession = (id: string): string => `${customerPrefix}dismissed.${id}`;

/** Kept in the browser: for days in its storage, for the session in the tab's, where signing out forgets it. */
export function createDismissals({ storage, tabStorage, clock }: Ports): Dismissals {
  const state = createStore(() => ({ version: 0 }));
  return {
    isDismissed(id) {
      if (tabStorage.get(keyForSession(id)) === forSession) return true;
      return Number(storage.get(keyForDays(id)) ?? 0) > clock.now();
    },
    dismiss(id, { dismissal }) {
      if (!dismissal) return;
      if ('forDays' in dismissal)
        storage.set(keyForDays(id), String(clock.now() + dismissal.forDays * dayInMilliseconds));
      else tabStorage.set(keyForSession(id), forSession);
      state.setState(({ version }) => ({ version: version + 1 }));
    },
    subscribe: (listener) => state.subscribe(listener),
    version: () => state.getState().version,
  };
}
