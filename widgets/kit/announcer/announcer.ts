import { useEffect } from 'react';
import { visuallyHidden } from '../visually-hidden/index.ts';

/** When a screen reader says it: `polite` waits for a pause, `assertive` interrupts. */
export type Urgency = 'polite' | 'assertive';

/**
 * Says a text to whoever cannot see it appear, once for all that say the same at the same time. A screen reader says what
 * comes into a live region that it has known for a moment, and often nothing of one that appears together with its
 * words: so the regions stand at the end of the page, apart from what comes and goes.
 *
 * @param afterMs for how long it must have been true before it is said: a short wait is not worth a sentence
 *
 * @example
 * useAnnouncement(isSaving ? 'Saving your card' : undefined, 'assertive');
 */
export function useAnnouncement(text: string | undefined, urgency: Urgency = 'polite', afterMs = 0): void {
  useEffect(() => {
    if (text === undefined || text === '') return undefined;
    const region = regionOf(urgency);
    let said: HTMLElement | undefined;
    const end = (): void => said?.remove();
    const say = (): void => {
      if ([...region.children].every(({ textContent }) => textContent !== text)) {
        said = region.appendChild(document.createElement('p'));
        said.textContent = text;
      }
    };
    const timers = [
      setTimeout(say, afterMs + knownAfterMs),
      setTimeout(end, afterMs + knownAfterMs + standsMs),
    ];
    return () => {
      timers.forEach(clearTimeout);
      end();
    };
  }, [text, urgency, afterMs]);
}

/** For how long a region is there before its first words, so that screen readers know it. */
const knownAfterMs = 100;

/** For how long the words stand at the end of the page, where they would be read a second time. */
const standsMs = 7_000;

function regionOf(urgency: Urgency): HTMLElement {
  const known = document.body.querySelector<HTMLElement>(`:scope > [role='log'][aria-live='${urgency}']`);
  if (known) return known;
  const region = document.createElement('div');
  region.className = visuallyHidden;
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', urgency);
  // React Aria hides everything beside an open dialog from screen readers, except what is marked so.
  region.dataset['liveAnnouncer'] = 'true';
  return document.body.appendChild(region);
}
