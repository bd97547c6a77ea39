import { durationOf } from '../../core/duration/durationOf.ts';
import type { Copy } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { createEmitter, type Ports } from '../ports/index.ts';

/** The sentence that shows for a moment over any page: that something was done. */
export interface Toasts {
  /** Shows a sentence instead of the one before. */
  say(words: Copy): void;
  /** Keeps a sentence for the document that this one is left for. */
  sayNext(words: Copy): void;
  /** Says what the document before has kept. */
  sayKept(): void;
  /** The sentence that shows now. */
  current(): Copy | undefined;
  /** How many have been said: the same sentence may be said again while it shows. */
  count(): number;
  subscribe(listener: () => void): () => void;
}

/** Where a sentence waits for the next document. */
const keptKey = 'portal.toast';

/** Nothing shows at first. A sentence disappears after the time that the site says. */
export function createToasts(
  { manifest, manifests }: Site,
  { clock, tabStorage }: Pick<Ports, 'clock' | 'tabStorage'>,
): Toasts {
  const changes = createEmitter();
  let said: Copy | undefined;
  let count = 0;
  let forget: (() => void) | undefined;

  function set(words: Copy | undefined): void {
    said = words;
    changes.emit();
  }

  function say(words: Copy): void {
    forget?.();
    count += 1;
    set(words);
    const stays = manifest.toastStays === undefined ? undefined : durationOf(manifests, manifest.toastStays);
    forget = stays === undefined ? undefined : clock.after(stays, () => set(undefined));
  }

  return {
    say,
    // The next document knows none of the facts that a sentence with values is about.
    sayNext: (words) => void (typeof words === 'string' && tabStorage.set(keptKey, words)),
    sayKept() {
      const kept = tabStorage.get(keptKey);
      if (kept === undefined) return;
      tabStorage.remove(keptKey);
      say(kept);
    },
    current: () => said,
    count: () => count,
    subscribe: changes.subscribe,
  };
}
