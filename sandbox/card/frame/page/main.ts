import './frame.css';
import { createFrame } from './frame.ts';
import { cardFrameChannel, type FrameMessage } from './protocol.ts';
import { readPortalMessage } from './readPortalMessage.ts';

const root = document.querySelector<HTMLElement>('#form');
const portalOrigin = document.querySelector<HTMLMetaElement>('meta[name="portal-origin"]')?.content;

// A frame opened as a page of its own has no portal to talk to, and shows nothing.
if (root !== null && portalOrigin !== undefined && globalThis.parent !== globalThis.window) {
  start(root, portalOrigin);
}

function start(form: HTMLElement, origin: string): void {
  const tell = (message: FrameMessage): void =>
    parent.postMessage({ channel: cardFrameChannel, ...message }, origin);
  const frame = createFrame({ root: form, tell, send: (input, init) => fetch(input, init) });
  const measure = (): void => {
    if (form.childElementCount === 0) return;
    tell({ type: 'resize', height: Math.ceil(form.getBoundingClientRect().height) });
  };

  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== parent) return;
    const message = readPortalMessage(event.data);
    // Measured here as well as by the observer: browsers do not run it in a frame that is out of sight.
    if (message !== undefined) void frame.hear(message).then(measure);
  });
  let last: HTMLElement | undefined;
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  // After a dialog of the portal the focus returns to the frame as a whole: without a focused field, typing would be lost.
  addEventListener('focus', () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && last?.isConnected) last.focus();
    }),
  );
  addEventListener('pagehide', () => frame.forget());
  // A page restored from the back/forward cache has been cleared: it asks to be configured again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) tell({ type: 'ready' });
  });
  new ResizeObserver(measure).observe(form);
  tell({ type: 'ready' });
}
