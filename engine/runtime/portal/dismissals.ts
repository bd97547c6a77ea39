import type { Dismissal } from '../../core/manifest/index.ts';
import { customerPrefix, createEmitter, type Ports } from '../ports/index.ts';

/** The banners and dialogs that the customer has dismissed, for as long as their manifests say. */
export interface Dismissals {
  isDismissed(id: string): boolean;
  /** Dismisses it. Without a `dismissal` nothing happens. */
  dismiss(id: string, dismissal: Dismissal | undefined): void;
  /** Says that something shows. `visit` names the arrival at a page. True: for the first time in this session. */
  see(id: string, visit: number): boolean;
  /** Whether it was seen on another visit of this session. */
  wasSeen(id: string, visit: number): boolean;
  subscribe(listener: () => void): () => void;
  version(): number;
}

const dayInMilliseconds = 86_400_000;
const forSession = 'session';
const keyForDays = (id: string): string => `portal.dismissed.${id}`;
const keyForSession = (id: string): string => `${customerPrefix}dismissed.${id}`;
const keyForSeen = (id: string): string => `${customerPrefix}seen.${id}`;

/**
 * Stored in the browser: for days in its storage, and always in the tab's for the session, which signing out ends. A
 * browser that clears its storage does not bring back what was just dismissed.
 */
export function createDismissals({ storage, tabStorage, clock }: Ports): Dismissals {
  const changes = createEmitter();
  const load = clock.now();
  const visitName = (visit: number): string => `${load}.${visit}`;
  return {
    isDismissed(id) {
      if (tabStorage.get(keyForSession(id)) === forSession) return true;
      return Number(storage.get(keyForDays(id)) ?? 0) > clock.now();
    },
    dismiss(id, dismissal) {
      if (!dismissal) return;
      if ('forDays' in dismissal)
        storage.set(keyForDays(id), String(clock.now() + dismissal.forDays * dayInMilliseconds));
      tabStorage.set(keyForSession(id), forSession);
      changes.emit();
    },
    see(id, visit) {
      if (tabStorage.get(keyForSeen(id)) !== undefined) return false;
      return tabStorage.set(keyForSeen(id), visitName(visit));
    },
    wasSeen(id, visit) {
      const seen = tabStorage.get(keyForSeen(id));
      return seen !== undefined && seen !== visitName(visit);
    },
    subscribe: changes.subscribe,
    version: changes.version,
  };
}
