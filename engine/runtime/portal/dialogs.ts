import type { Dismissals } from './dismissals.ts';
import { createEmitter } from '../ports/index.ts';
import type { Site } from '../../core/site/index.ts';

/** Which dialogs something has opened, and which the customer has closed. */
export interface Dialogs {
  open(id: string): void;
  close(id: string): void;
  /** Closes what was opened over a page that is left, and can be closed without an answer: it belongs to that page. */
  depart(): void;
  isOpened(id: string): boolean;
  isDismissed(id: string): boolean;
  /** What was closed on this page load before another release stays closed. */
  takeOver(before: Dialogs): void;
  /** What was closed on this page load. */
  closed(): Iterable<string>;
  subscribe(listener: () => void): () => void;
  version(): number;
}

/** Nothing is open at first. What was closed stays closed as long as its manifest says, at least on this page load. */
export function createDialogs({ manifests }: Site, dismissals: Dismissals): Dialogs {
  const opened = new Set<string>();
  const closed = new Set<string>();
  const changes = createEmitter();
  return {
    open(id) {
      opened.add(id);
      changes.emit();
    },
    close(id) {
      opened.delete(id);
      closed.add(id);
      dismissals.dismiss(keyOf(id), manifests.dialog[id]?.dismissal);
      changes.emit();
    },
    depart() {
      for (const id of opened) {
        const { closable = true, closableWhen } = manifests.dialog[id] ?? {};
        if (closable && closableWhen === undefined) opened.delete(id);
      }
      changes.emit();
    },
    isOpened: (id) => opened.has(id),
    isDismissed: (id) => closed.has(id) || dismissals.isDismissed(keyOf(id)),
    takeOver(before) {
      for (const id of before.closed()) closed.add(id);
    },
    closed: () => closed,
    subscribe: changes.subscribe,
    version: changes.version,
  };
}

/** Banners and dialogs may have the same name. */
function keyOf(id: string): string {
  return `dialog.${id}`;
}
