import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Records everything that a browser reports as wrong during a journey; any remaining complaint fails the journey. */
export interface Complaints {
  /** Leaves out complaints that match, which the journey provokes on purpose. */
  expect(pattern: RegExp): void;
  /** The remaining complaints, each once. */
  list(): readonly string[];
}

/** Listens in a context: to its console, errors, requests, policies, and to the texts of its pages. */
export async function listenForComplaints(context: BrowserContext): Promise<Complaints> {
  const found = new Set<string>();
  const expected: RegExp[] = [];
  const complain = (text: string): void => void found.add(text);

  context.on('console', (message) => {
    if (isWorrying(message))
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    if (!isAbandoned(request))
      complain(`request failed: ${describe(request)}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complain(`answer ${response.status()}: ${describe(response.request())}`);
  });
  await context.exposeBinding(BINDING, ({ page }, text: string) => complain(`${text} (${page.url()})`));
  await context.addInitScript(watchPage, BINDING);

  return {
    expect: (pattern) => void expected.push(pattern),
    list: () => [...found].filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}

const BINDING = 'journeyComplains';

function isWorrying(message: ConsoleMessage): boolean {
  // A guard led elsewhere, so that the preloaded answers were not used.
  if (/was preloaded using link preload but not used/.test(message.text())) return false;
  return message.type() === 'error' || message.type() === 'warning';
}

/** Whether the page was left before the answer came, which is no fault. */
function isAbandoned(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

function describe(request: Request): string {
  const { pathname, origin } = new URL(request.url());
  return `${request.method()} ${origin}${pathname}`;
}

/**
 * Runs in every page before its own scripts: reports violated policies, Trusted Types included, and text that nobody should
 * read: raw copy keys, open placeholders, "undefined". Must not use functions of this module.
 */
function watchPage(binding: string): void {
  const tell = (text: string): void => {
    const report: unknown = Reflect.get(globalThis, binding);
    if (typeof report === 'function') void report(text);
  };
  addEventListener('securitypolicyviolation', (event) => {
    tell(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  const unreadable =
    /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b|\bInvalid Date\b|\b(?:billing|card|common|essential|form|payment|shell):[a-z]\w*/;
  const read = (text: string | null): void => {
    if (text !== null && unreadable.test(text)) tell(`shows: ${text.trim().slice(0, 120)}`);
  };
  const readNode = (node: Node): void => {
    if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return;
    if (node.parentElement?.closest('script, style')) return;
    if (node instanceof Element) {
      for (const each of [node, ...node.querySelectorAll('*')]) {
        if (each.matches('script, style')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) read(each.getAttribute(name));
        for (const child of each.childNodes) if (child instanceof Text) read(child.data);
      }
    } else if (node instanceof Text) read(node.data);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) readNode(node);
      else readNode(target);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'title', 'placeholder', 'alt'],
  });
}
