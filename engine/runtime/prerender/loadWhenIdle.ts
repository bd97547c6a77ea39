/**
 * The script of a page that comes with its screen. The screen works without the portal's code, so the code is loaded when
 * the screen has been painted and the browser is idle, or with the customer's first input.
 */
const { entry = '', loads = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

/** Events of a customer's first input. */
const signs = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const;

const waiting = new AbortController();

function load(): void {
  if (waiting.signal.aborted) return;
  waiting.abort();
  for (const href of loads.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
  // If it cannot be loaded, the page goes on as it is.
  import(/* @vite-ignore */ entry).catch(() => undefined);
}

function whenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 2_000 });
  else setTimeout(load, 200);
}

for (const sign of signs) addEventListener(sign, load, { signal: waiting.signal, passive: true });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
