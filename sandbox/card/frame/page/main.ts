import './frame.css';
import { createFrame } from './frame.ts';
import { cardFrameChannel, type FrameMessage } from './protocol.ts';
import { readPortalMessage } from './readPortalMessage.ts';

const root = document.querySelector<HTMLElement>('#form');
const portalOrigin = document.querySelector<HTMLMetaElement>('meta[name="portal-origin"]')?.content;

// Opened by itself there is nobody to talk to, and nothing is shown.
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
    // Measured outright as well as observed: a browser observes nothing in a frame that is out of sight.
    if (message !== undefined) void frame.hear(message).then(measure);
  });
  let last: HTMLElement | undefined;
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  // After a dialog of the portal the focus comes back to the frame as a whole: to no field, where typing would be lost.
  addEventListener('focus', () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && last?.isConnected) last.focus();
    }),
  );
  addEventListener('pagehide', () => frame.forget());
  // A page that the browser kept and shows again has forgotten everything: it asks to be configured anew.
  addEventListener('pageshow', (event) => {
    if (event.persisted) tell({ type: 'ready' });
  });
  new ResizeObserver(measure).observe(form);
  tell({ type: 'ready' });
}
