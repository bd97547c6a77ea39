import type { Page } from '@playwright/test';
import { expect, inMatrix, heading, type Words } from '../journey/index.ts';
import { tellOfRehearsals } from '../rehearsal/flipJourneys.ts';
import { bad } from './flagProxy.ts';
import { test } from './toggleJourney.ts';
import { tellOfVanityAddresses } from './vanityAddresses.ts';

// All tests share one Unleash environment, and one proxy.
test.describe.configure({ mode: 'serial' });

/** `toggles.refreshMs` of manifests/portal/site.json. */
const refresh = 10_000;
/** `toggles.waitMs` there. */
const wait = 4000;

test.beforeEach(async ({ page, desk, service }) => {
  service.behave('pass');
  await desk.flip('payment-history', true);
  await untilServed(page, true);
});

test('a toggle that is switched off and on again in Unleash changes the open page both ways, at its next question (SH-GUARD-013)', async ({
  page,
  desk,
  signInAs,
  words,
}) => {
  await page.clock.install();
  await firstAnswer(page, () => signInAs('maria', '/billing'));
  await expect(recent(page, words)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  await desk.flip('payment-history', false);
  await untilServed(page, false);
  await untilAsked(page, refresh);
  await expect(recent(page, words)).toBeHidden();
  await expect(page.getByText(words.say('billing:settings.title'))).toBeVisible();

  await desk.flip('payment-history', true);
  await untilServed(page, true);
  await untilAsked(page, refresh);
  await expect(recent(page, words)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a guard that would refuse since a flip leads away from the page, and its address is closed', async ({
  page,
  desk,
  signInAs,
  words,
}) => {
  await page.clock.install();
  await firstAnswer(page, () => signInAs('maria', '/billing/payments-history'));
  await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
  await desk.flip('payment-history', false);
  await untilServed(page, false);
  await untilAsked(page, refresh);
  await expect(heading(page)).toHaveText(words.say('shell:notFound.heading'));
  await page.goto('/billing/payments-history');
  await expect(heading(page)).toHaveText(words.say('shell:notFound.heading'));
});

test('a flag service that is down, slow or talks nonsense leaves customers on its last good answer', async ({
  page,
  complaints,
  desk,
  service,
  signInAs,
  words,
}) => {
  complaints.expect(/\/flags|status of 503/);
  await desk.flip('payment-history', false);
  await signInAs('maria', '/billing');
  await untilServed(page, false);
  for (const manner of bad) {
    await test.step(manner, async () => {
      service.behave(manner);
      await page.reload();
      await expect(page.getByText(words.say('billing:status.due.title'), { exact: true })).toBeVisible();
      await expect(page.getByText(words.say('billing:settings.title'))).toBeVisible();
      await expect(page.getByText(words.say('essential:loading'), { exact: true })).toHaveCount(0);
      await expect(recent(page, words)).toBeHidden();
    });
  }
});

test('nonsense at the address where the page itself asks changes nothing of what it shows', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/\/flags|ERR_/);
  await page.clock.install();
  let asked = 0;
  const nonsense = [{ status: 502 }, { body: '{"toggles":[' }, { json: {} }, { json: { toggles: [null] } }];
  await page.route(/\/flags\?/, (route) => route.fulfill(nonsense[asked++ % nonsense.length] ?? {}));
  await signInAs('maria', '/billing');
  await expect(recent(page, words)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  for (const _ of nonsense) await untilAsked(page, 20 * refresh);
  await expect(recent(page, words)).toBeVisible();
});

test('the page waits for no flag service: without any answer it is there at once, and after four seconds the defaults count (SH-CONST-024)', async ({
  page,
  complaints,
  service,
  signInAs,
  words,
}) => {
  complaints.expect(/\/flags|status of 503/);
  service.behave('hang');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await signInAs('maria', '/billing');
  // Time passes only here, and less than the wait for the defaults.
  const card = page.getByText(words.say('billing:status.due.title'), { exact: true });
  for (let passed = 0; passed < wait - 1000 && !(await card.isVisible()); passed += 20) {
    await page.clock.runFor(20);
    await page.evaluate(() => fetch('/icon.svg').then((response) => response.text()));
  }
  await expect(card).toBeVisible({ timeout: 1 });
  await expect(recent(page, words)).toBeHidden();
  await page.clock.runFor(wait);
  await expect(recent(page, words)).toBeVisible();
});

test('what a flag service says after it was away counts again', async ({
  page,
  complaints,
  desk,
  service,
  signInAs,
  words,
}) => {
  complaints.expect(/\/flags|status of 503/);
  await page.clock.install();
  await firstAnswer(page, () => signInAs('maria', '/billing'));
  await expect(recent(page, words)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  service.behave('down');
  await untilAsked(page, refresh);
  await expect(recent(page, words)).toBeVisible();
  await desk.flip('payment-history', false);
  service.behave('pass');
  await untilServed(page, false);
  await untilAsked(page, 6 * refresh);
  await expect(recent(page, words)).toBeHidden();
});

test.describe('on a phone', () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';
  test.use({ userAgent, viewport: { width: 390, height: 844 } });

  test('an offer of the app that was dismissed stays away after a reload, and when the browser is opened anew (SH-STORE-003)', async ({
    page,
    browser,
    context,
    desk,
    places,
    signInAs,
    words,
  }) => {
    await desk.flip('mobile-banner', true);
    await untilServed(page, true, 'mobile-banner');
    await signInAs('maria', '/account-summary');
    const offer = page.getByText(words.say('app:banner.title'));
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: words.say('app:banner.dismiss') }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(offer).toBeHidden();
    // A browser without stored data is offered it, so that the stored note is what hides it.
    const { cookies, origins } = await context.storageState();
    const seen: boolean[] = [];
    for (const kept of [origins, []]) {
      const anew = await browser.newContext({
        baseURL: places.portal,
        userAgent,
        storageState: { cookies, origins: kept },
      });
      const opened = await anew.newPage();
      await opened.goto('/account-summary');
      await expect(heading(opened)).toBeVisible();
      await expect(opened.locator('[data-waiting]')).toHaveCount(0);
      const offered = opened.getByText(words.say('app:banner.title'));
      if (kept.length === 0) await expect(offered).toBeVisible();
      seen.push(await offered.isVisible());
      await anew.close();
    }
    expect(seen).toEqual([false, true]);
  });
});

tellOfVanityAddresses(untilServed);
inMatrix(tellOfRehearsals);

/** Waits for the first answer about toggles: the page does not wait for it, and sets no time for the next request before. */
async function firstAnswer(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => isQuestion(response.url()));
  await open();
  await answer;
}

/**
 * Lets time pass until the page asks for its toggles, and waits for the answer. In small steps: an answer that takes three
 * seconds counts as missing, and the answer itself takes real time, as does loading the code that asks.
 *
 * @param within milliseconds in which it must ask
 */
async function untilAsked(page: Page, within: number): Promise<void> {
  const asked: string[] = [];
  const answer = page.waitForResponse((response) => isQuestion(response.url()));
  page.on('request', (request) => {
    if (isQuestion(request.url())) asked.push(request.url());
  });
  const code = new Set<string>();
  page.on('request', (request) => void (request.url().includes('/assets/') && code.add(request.url())));
  page.on('requestfinished', (request) => void code.delete(request.url()));
  for (let passed = 0; passed < within && asked.length === 0; passed += 250) {
    await expect.poll(() => [...code]).toEqual([]);
    await page.clock.runFor(250);
  }
  expect(asked, `questions within ${within} ms`).not.toEqual([]);
  await answer;
}

const isQuestion = (url: string): boolean => new URL(url).pathname === '/flags';

/** The words that show only while the toggle is on. */
function recent(page: Page, words: Words) {
  return page.getByRole('main').getByText(words.say('billing:history.recent'), { exact: true });
}

/** Waits until the portal's server serves a flip: Unleash updates its own caches within some seconds. */
async function untilServed(page: Page, on: boolean, toggle = 'payment-history'): Promise<void> {
  const answer = async (): Promise<unknown> => {
    const response = await page.request.get('/flags?appName=portal');
    if (!response.ok()) return response.status();
    const { toggles } = (await response.json()) as { toggles: { name: string; enabled: boolean }[] };
    return toggles.some(({ name, enabled }) => name === toggle && enabled);
  };
  await expect.poll(answer).toBe(on);
}
