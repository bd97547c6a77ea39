import { durationOf } from '../../core/duration/durationOf.ts';
import type { Copy } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { createEmitter, type Clock } from '../ports/index.ts';

/** What is said for a moment over whatever page is shown: that something was done. */
export interface Toasts {
  /** Says a sentence in the place of what was said before. */
  say(words: Copy): void;
  /** What is said now. */
  current(): Copy | undefined;
  subscribe(listener: () => void): () => void;
}

/** Nothing is said at first. What is said goes after as long as the site says. */
export function createToasts({ manifest, manifests }: Site, clock: Clock): Toasts {
  const changes = createEmitter();
  let said: Copy | undefined;
  let forget: (() => void) | undefined;

  function set(words: Copy | undefined): void {
    said = words;
    changes.emit();
  }

  return {
    say(words) {
      forget?.();
      set(words);
      const stays =
        manifest.toastStays === undefined ? undefined : durationOf(manifests, manifest.toastStays);
      forget = stays === undefined ? undefined : clock.after(stays, () => set(undefined));
    },
    current: () => said,
    subscribe: changes.subscribe,
  };
}
