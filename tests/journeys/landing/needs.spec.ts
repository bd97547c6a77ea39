import type { Page } from '@playwright/test';
import { expect, heading, inEachLanguage, test } from '../journey/index.ts';

/**
 * So much the browser asks for at most until a first screen is whole. A sentence that is more than plain words, in a
 * namespace that a page needs, brings a library of 29 kB and whatever shares its file.
 */
const most: Readonly<Record<string, number>> = { '/account-summary': 15, '/billing': 17 };

/** What customers open by their address. */
const opened = [
  '/account-summary',
  '/billing',
  '/billing/auto-pay',
  '/billing/payments-history',
  '/support',
  '/billing/pay',
];

inEachLanguage(() => {
  for (const persona of ['maria', 'linda', 'grace'])
    test(`until the first screen is whole, the browser asks ${persona}'s pages for nothing but what came with them, and for each thing once`, async ({
      page,
      signInAs,
    }) => {
      // What waits for an idle moment comes after the first screen.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      await signInAs(persona, '/support');
      const found: Record<string, string[]> = {};
      for (const path of opened) {
        const { asked, named, isDrawn } = await load(page, path);
        // Guards may lead elsewhere; what that address needs came with no page.
        if (new URL(page.url()).pathname.startsWith(path))
          found[path] = [
            ...asked.filter((each) => !named.has(each) && !ofOneBill.test(each)),
            ...repeated(asked),
            // Where a busy machine had no screen ready in time, the browser asks for the data, too.
            ...asked.slice((isDrawn && most[path]) || asked.length).map((each) => `one too many: ${each}`),
          ];
      }
      expect(Object.keys(found).length).toBeGreaterThan(2);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
    });
});

interface Loaded {
  /** Until nothing on the page stood for something else. */
  asked: string[];
  /** What it came with. */
  named: ReadonlySet<string>;
  /** Whether its screen came, too. */
  isDrawn: boolean;
}

async function load(page: Page, path: string): Promise<Loaded> {
  const asked: string[] = [];
  const listen = (request: { url(): string; isNavigationRequest(): boolean }): void => {
    const { pathname, search } = new URL(request.url());
    if (!request.isNavigationRequest() && !ofTheBrowser.test(pathname)) asked.push(pathname + search);
  };
  page.on('request', listen);
  const response = await page.goto(path);
  await heading(page).waitFor();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  page.off('request', listen);
  const html = (await response?.text()) ?? '';
  const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  return { asked, named: new Set(links), isDrawn: links.some((each) => /\/early-/.test(each)) };
}

/** What a page shows of each bill is asked with the bill's id, which an earlier answer says. */
const ofOneBill = /[?&]variables=%7B%22id%22/;

/** The icon, and what only developers see, of which customers get nothing. */
const ofTheBrowser = /^\/icon\.svg$|\/assets\/(?:createInspector|inspect)/;

function repeated(asked: readonly string[]): string[] {
  return asked.filter((each, index) => asked.indexOf(each) < index).map((each) => `again: ${each}`);
}
