import { vi } from 'vitest';

/** Where the frame of the card service is said to be. */
export const cardsOrigin = 'http://cards.example';

/** The other end of every card frame: a window to which things can be said. */
const frameWindow = { postMessage: () => undefined } as unknown as Window;

/** Gives each frame that is mounted a window, which the test environment does not. */
export function mountCardFrames(): void {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow);
}

/** Where a card frame waits in the element, it says that it is ready and how high it is. */
export function speakForCardFrames(root: Element): void {
  if (!root.querySelector('iframe')) return;
  say({ type: 'ready' });
  say({ type: 'resize', height: 120 });
}

function say(message: object): void {
  const data = { channel: 'card-frame', ...message };
  globalThis.dispatchEvent(new MessageEvent('message', { data, origin: cardsOrigin, source: frameWindow }));
}
