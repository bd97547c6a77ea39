import type { BrowserContext } from '@playwright/test';

/** How many of the last events are told. */
const most = 60;

/**
 * Records what a customer did and what the page made of it, so that a journey that failed once, elsewhere, can be
 * understood: inputs with the element they met, focus, scrolling, addresses, answers. Returns the last events.
 */
export async function recordEvents(context: BrowserContext): Promise<() => string> {
  const began = Date.now();
  const events: string[] = [];
  const record = (text: string, at = Date.now()): void => {
    events.push(`${String(at - began).padStart(7)} ms  ${text}`);
    if (events.length > most) events.shift();
  };

  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) record(`address ${frame.url()}`);
    });
  });
  context.on('response', (response) => {
    const request = response.request();
    if (!['fetch', 'xhr', 'document'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    const [, operation = ''] = /\b(?:query|mutation) (\w+)/.exec(request.postData() ?? '') ?? [];
    record(`answer ${response.status()} ${request.method()} ${pathname} ${operation}`);
  });
  await context.exposeBinding(BINDING, (_source, at: number, text: string) => record(text, at));
  await context.addInitScript(watchInputs, BINDING);
  return () => events.join('\n');
}

const BINDING = 'journeyRecords';

/** Runs in every page before its own scripts. Must not use functions of this module. */
function watchInputs(binding: string): void {
  const now = Date.now.bind(Date);
  let last = '';
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here comes into the page
  const describe = (target: EventTarget | null): string => {
    if (!(target instanceof Element)) return '';
    const text = (target.ariaLabel ?? target.textContent).trim().slice(0, 40);
    return `${target.localName}${target.isConnected ? '' : ' (gone)'} "${text}"`;
  };
  const types = ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'focusin', 'scroll', 'popstate'];
  for (const type of [...types, 'portal-live'])
    addEventListener(
      type,
      ({ target, isTrusted }) => {
        const text = `${type} ${describe(target)}${isTrusted ? '' : ' (by script)'}`;
        // One line for a whole scroll.
        if (text === last && type === 'scroll') return;
        last = text;
        const record: unknown = Reflect.get(globalThis, binding);
        if (typeof record === 'function') void record(now(), text);
      },
      { capture: true, passive: true },
    );
}
