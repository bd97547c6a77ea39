import type { Page } from '@playwright/test';
import { expect, heading, inEachLanguage, test } from '../journey/index.ts';

/**
 * Maximum number of requests until a first screen is whole. A sentence with more than plain words, in a namespace that a
 * page needs, brings a library of 29 kB and everything that shares its file.
 */
const most: Readonly<Record<string, number>> = { '/account-summary': 15, '/billing': 17 };

/** Pages that customers open by their address. */
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
      // Idle callbacks come after the first screen, so they never run here.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      await signInAs(persona, '/support');
      const found: Record<string, string[]> = {};
      for (const path of opened) {
        const { asked, named, isDrawn } = await load(page, path);
        // A guard may lead elsewhere; the needs of that address came with no page.
        if (new URL(page.url()).pathname.startsWith(path))
          found[path] = [
            ...asked.filter((each) => !named.has(each) && !ofOneBill.test(each)),
            ...repeated(asked),
            // If a busy machine had no screen ready in time, the browser also requests the data.
            ...asked.slice((isDrawn && most[path]) || asked.length).map((each) => `one too many: ${each}`),
          ];
      }
      expect(Object.keys(found).length).toBeGreaterThan(2);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
    });
});

interface Loaded {
  /** Requests until nothing on the page was a placeholder any more. */
  asked: string[];
  /** Addresses that the page itself names. */
  named: ReadonlySet<string>;
  /** Whether its screen was prerendered. */
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

/** Queries about each bill have its id, which an earlier answer contains. */
const ofOneBill = /[?&]variables=%7B%22id%22/;

/** The icon, and the tools for developers, which customers do not get. */
const ofTheBrowser = /^\/icon\.svg$|\/assets\/(?:createInspector|inspect)/;

function repeated(asked: readonly string[]): string[] {
  return asked.filter((each, index) => asked.indexOf(each) < index).map((each) => `again: ${each}`);
}
