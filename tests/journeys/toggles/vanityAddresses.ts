import type { Page } from '@playwright/test';
import { insideApp } from '../app/app.ts';
import { address, expect, heading, inEachLanguage, withoutScreens, type Words } from '../journey/index.ts';
import type { FlagDesk } from './unleash.ts';
import { test } from './toggleJourney.ts';

const toggle = 'vanity-addresses';
const graph = '/selfservice/graphdlink';

/** Waits until the portal's server serves a flip. */
type UntilServed = (page: Page, on: boolean, toggle: string) => Promise<void>;

type Flip = (page: Page, desk: FlagDesk, on: boolean) => Promise<void>;

/** Opens addresses of adverts while their toggle is on and while it is off. */
export function tellOfVanityAddresses(untilServed: UntilServed): void {
  const flip: Flip = async (page, desk, on) => {
    await desk.flip(toggle, on);
    await untilServed(page, on, toggle);
  };
  tellOfRules(flip);
  tellOfNoRules(flip);
}

function tellOfRules(flip: Flip): void {
  inEachLanguage(() => {
    test('an address of an advert leads to its page by the rules of the deep-link graph, which no address of a page asks (SH-CALL-029, SH-CALL-013)', async ({
      page,
      desk,
      signInAs,
      words,
    }) => {
      await flip(page, desk, true);
      const asked = rulesAsked(page);
      for (const [path, leadsTo] of [
        ['/fall', '/mkt'],
        ['/Fall/?source=tv', '/mkt?source=tv'],
        ['/bundle', '/login?returnTo=%2Fdeals'],
      ] as const) {
        await page.goto(path);
        await expect.poll(() => address(page)).toBe(leadsTo);
        await expect(heading(page)).toBeVisible();
        expect(asked.splice(0)).toEqual([`POST ${graph}`]);
      }
      await page.goto('/no-such-page');
      await expectNotFound(page, words, '/no-such-page');
      expect(asked.splice(0)).toEqual([`POST ${graph}`]);

      await signInAs('maria', '/go/autopay');
      await expect.poll(() => address(page)).toBe('/billing/auto-pay');
      expect(asked.splice(0)).toEqual([`POST ${graph}`]);
      for (const path of ['/billing', '/not-found']) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
      }
      expect(asked).toEqual([]);
    });
  });

  test('rules that fail, hang or lead out of the portal lead nowhere (SH-CALL-029, SH-ERR-004)', async ({
    page,
    complaints,
    desk,
    words,
  }) => {
    complaints.expect(/graphdlink|status of 500/);
    await flip(page, desk, true);
    await withoutScreens(page);
    for (const [answer, shownAt] of [
      [{ status: 500 }, '/fall'],
      [undefined, '/fall'],
      [ruleTo('https://evil.example/mkt'), '/not-found'],
      [ruleTo('//evil.example/mkt'), '/not-found'],
      [ruleTo('/fall'), '/not-found'],
    ] as const) {
      await page.route(`**${graph}`, (route) =>
        answer === undefined ? new Promise(() => undefined) : route.fulfill(answer),
      );
      await page.goto('/fall');
      await expectNotFound(page, words, shownAt);
      await page.unroute(`**${graph}`);
    }
  });
}

function tellOfNoRules(flip: Flip): void {
  test('the app asks for no rules: there the address is not found (SH-CALL-029)', async ({
    page,
    desk,
    words,
  }) => {
    await flip(page, desk, true);
    const asked = rulesAsked(page);
    await insideApp(page, { platform: 'ios' });
    await page.goto('/fall');
    await expectNotFound(page, words, '/fall');
    expect(asked).toEqual([]);
  });

  test('with the toggle off nothing is asked, and the address is not found (SH-CALL-029, SH-ERR-004)', async ({
    page,
    desk,
    words,
  }) => {
    await flip(page, desk, false);
    const asked = rulesAsked(page);
    await page.goto('/fall');
    await expectNotFound(page, words, '/fall');
    expect(asked).toEqual([]);
  });
}

/** An answer with one rule. */
function ruleTo(target: string) {
  return { json: { data: { vanityRules: [{ path: '/fall', target }] } } };
}

async function expectNotFound(page: Page, words: Words, path: string): Promise<void> {
  await expect(heading(page)).toHaveText(words.say('shell:notFound.heading'));
  await expect.poll(() => address(page)).toBe(path);
  // Every request that the page would make is made once nothing is waited for.
  await page.waitForLoadState('networkidle');
}

/** Records the requests to the deep-link graph from now on. */
function rulesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('graphdlink')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}
