import type { Page } from '@playwright/test';
import { expect } from '../journey/index.ts';
import { test } from '../toggles/toggleJourney.ts';
import { crawl, exampleOf, type Crawled } from './crawl.ts';
import { openAsData } from './portalAsData.ts';

const toggle = 'payment-history';
const starts = ['/', '/account-summary'];

/**
 * Compares the rehearsal of a flip with crawls before and after it. Runs in the matrix, one after the other with the other
 * journeys that flip toggles: all of them share one environment of Unleash.
 */
export function tellOfRehearsals(): void {
  test('a rehearsal of a flip says just what a crawl finds to be otherwise after the flip in Unleash', async ({
    context,
    page,
    desk,
    signInAs,
    words,
  }) => {
    const said = (await openAsData()).rehearsed(toggle, false);
    await desk.flip(toggle, true);
    await signInAs('maria');
    await untilServed(page, true);
    const before = await crawl(context, words, starts);
    await desk.flip(toggle, false);
    await untilServed(page, false);
    const after = await crawl(context, words, starts);

    const closed = new Set([...before.keys()].filter((path) => !after.has(path)).map(exampleOf));
    expect([...closed]).toEqual(
      placesOf(said, (text) => text.startsWith('> → /not-found instead of: is shown')),
    );
    expect([...after.keys()].filter((path) => !before.has(path))).toEqual([]);

    const changed = [...after.keys()].filter((path) => isOtherwise(before, after, path));
    // A crawl sends nothing: it comes neither to the end of a sequence nor to what this customer has none of.
    const opened = new Set([...after.keys()].map(exampleOf));
    const lost = placesOf(said, (text) => text.startsWith('- '));
    expect(changed).toEqual(lost.filter((path) => opened.has(path)));
    for (const path of changed) {
      expect(gone(before, after, path)).toEqual(linksIn(said, path));
      // The rehearsal is about everybody: words that only others see do not disappear here, and another part may have the same.
      const times = sentencesIn(said, path).map(
        (sentence) => timesIn(after, path, sentence) - timesIn(before, path, sentence),
      );
      expect(Math.max(...times)).toBeLessThanOrEqual(0);
      expect(Math.min(...times)).toBeLessThan(0);
    }
  });

  test('turned on, it says that nothing is lost', async () => {
    const said = (await openAsData()).rehearsed(toggle, true);
    expect([...said.keys()].filter((text) => text.startsWith('- '))).toEqual([]);
    expect(said.size).toBeGreaterThan(0);
  });
}

type Tracked = ReadonlyMap<string, readonly string[]>;

function placesOf(said: Tracked, isMeant: (text: string) => boolean): string[] {
  const places = [...said].flatMap(([text, addresses]) => (isMeant(text) ? addresses : []));
  return [...new Set(places)].sort();
}

/** Paths of the links that are lost at an address according to the rehearsal. */
function linksIn(said: Tracked, path: string): string[] {
  return lostAt(said, path).flatMap((text) => /→ (\/\S*)/.exec(text)?.[1] ?? []);
}

function sentencesIn(said: Tracked, path: string): string[] {
  return lostAt(said, path).flatMap((text) =>
    [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? ''),
  );
}

function lostAt(said: Tracked, path: string): string[] {
  return [...said]
    .filter(([text, addresses]) => text.startsWith('- ') && addresses.includes(path))
    .map(([text]) => text);
}

function gone(before: Crawled, after: Crawled, path: string): string[] {
  const left = after.get(path)?.links;
  return [...(before.get(path)?.links ?? [])].filter((link) => !left?.has(link));
}

function timesIn(crawled: Crawled, path: string, sentence: string): number {
  return (crawled.get(path)?.lines ?? []).filter((line) => line === sentence).length;
}

function isOtherwise(before: Crawled, after: Crawled, path: string): boolean {
  return before.get(path)?.lines.join('\n') !== after.get(path)?.lines.join('\n');
}

/** Waits until the portal's server has learnt of the flip: it polls Unleash. */
async function untilServed(page: Page, on: boolean): Promise<void> {
  const answer = async (): Promise<unknown> => {
    const response = await page.request.get('/flags?appName=portal');
    if (!response.ok()) return response.status();
    const { toggles } = (await response.json()) as { toggles: { name: string; enabled: boolean }[] };
    return toggles.some(({ name, enabled }) => name === toggle && enabled);
  };
  await expect.poll(answer).toBe(on);
}
