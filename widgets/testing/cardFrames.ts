import { vi } from 'vitest';

/** Pretended origin of the card service's frame. */
export const cardsOrigin = 'http://cards.example';

/** The window of every card frame, which ignores messages. */
const frameWindow = { postMessage: () => undefined } as unknown as Window;

/** Gives each frame that is mounted a window, which the test environment does not. */
export function mountCardFrames(): void {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow);
}

/** If the element contains a card frame, sends the frame's messages that it is ready, and its height. */
export function speakForCardFrames(root: Element): void {
  if (!root.querySelector('iframe')) return;
  say({ type: 'ready' });
  say({ type: 'resize', height: 120 });
}

function say(message: object): void {
  const data = { channel: 'card-frame', ...message };
  globalThis.dispatchEvent(new MessageEvent('message', { data, origin: cardsOrigin, source: frameWindow }));
}
