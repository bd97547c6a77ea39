import type { Page } from '@playwright/test';
import { enter } from '../accessibility/keyboard.ts';
import {
  expect,
  heading,
  inEachLanguage,
  openDrawn,
  paymentSteps,
  test,
  untilLive,
  watchScreen,
  withoutScreens,
} from '../journey/index.ts';

/** The portal's own code, without the script of a prerendered screen. */
const code = /\/assets\/(?!early-)[^/]+\.js$/;

/** What was seen of a screen that came with the page, once all its links and buttons are live. */
async function watchedUntilLive(page: Page): Promise<Window['screenWatch']> {
  await untilLive(page);
  await expect.poll(() => page.evaluate(() => window.screenWatch?.waiting)).toEqual([]);
  return page.evaluate(() => window.screenWatch);
}

inEachLanguage(() => {
  const title =
    'what is due comes with the page, and becomes live as it is: nothing is drawn anew and nothing moves';
  test(title, { tag: '@daily' }, async ({ page, signInAs }) => {
    await signInAs('maria', '/support');
    await watchScreen(page);
    for (const path of ['/account-summary', '/billing', '/billing/payments-history', '/billing/pay']) {
      await openDrawn(page, path);
      await expect(page.getByRole('main')).toContainText('$84.10');
      const seen = await watchedUntilLive(page);
      expect({ path, ...seen }).toMatchObject({ path, isSame: true, gone: [] });
      expect(seen?.shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.02);
    }
  });

  test('so does what several bills, devices and a bill of mobile alone are made of', async ({
    page,
    signInAs,
  }) => {
    for (const [persona, paths] of Object.entries({
      hannah: ['/billing', '/billing/auto-pay', '/billing/statements', '/services'],
      carlos: ['/billing', '/services'],
      maria: ['/billing/auto-pay', '/support'],
    })) {
      await signInAs(persona, '/support');
      await watchScreen(page);
      for (const path of paths) {
        await openDrawn(page, path);
        const seen = await watchedUntilLive(page);
        expect({ path, ...seen }).toMatchObject({ path, isSame: true, gone: [] });
        expect(seen?.shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.02);
      }
    }
  });

  test('what is due can be read while the portal’s code is on its way', async ({ page, signInAs, words }) => {
    const { say } = words;
    await signInAs('maria', '/support');
    await page.route(code, () => undefined);
    await openDrawn(page, '/billing', { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(say('billing:heading'));
    await expect(page.getByRole('region', { name: say('billing:status.due.title') })).toContainText('$84.10');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveTitle(`${say('billing:title')} – Northline`);
  });

  test('what is pressed before the portal’s code is there is done when it is', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('maria', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/billing/pay', { waitUntil: 'commit' });
    const steps = paymentSteps(page, words);
    const other = steps.amountChoice('other');
    // The label draws the box: the input itself is hidden.
    await other.locator('xpath=ancestor::label').click();
    await expect(other).toBeChecked();
    await expect(steps.otherAmount()).toHaveCount(0);
    await release();
    await expect(other).toBeChecked();
    await expect(steps.otherAmount()).toBeVisible();
  });

  test('a press that begins before the portal’s code is there and ends after it counts', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('helen', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/billing/auto-pay/manage', { waitUntil: 'commit' });
    await page.getByRole('button', { name: say('auto-pay:change') }).hover();
    await page.mouse.down();
    await release();
    await untilLive(page);
    await page.mouse.up();
    await expect(heading(page)).toHaveText(say('auto-pay:method.heading'));
  });

  test('a press on the words of a box that begins before the portal’s code is there and ends after it ticks the box', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('lucia', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/selfinstall', { waitUntil: 'commit' });
    await page.getByText(say('self-install:steps.kit.complete')).hover();
    await page.mouse.down();
    await release();
    await untilLive(page);
    await page.mouse.up();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: say('common:continue'), exact: true }).click();
    await expect(heading(page)).toHaveText(say('self-install:steps.place.heading'));
  });

  test('who has scrolled to a field and chosen before the portal’s code is there stays there when the address follows', async ({
    page,
    signInAs,
    words,
  }) => {
    await page.setViewportSize({ width: 800, height: 400 });
    await signInAs('maria', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/billing/pay', { waitUntil: 'commit' });
    const steps = paymentSteps(page, words);
    const other = steps.amountChoice('other');
    await other.focus();
    await page.getByRole('button', { name: words.say('common:continue') }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await release();
    await expect(page).toHaveURL((url) => url.pathname.endsWith('/amount'));
    await untilLive(page);
    await expect(other).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('what a key takes away before the portal’s code is there leaves the focus at what follows', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('maria', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/billing', { waitUntil: 'commit' });
    const notNow = page.getByRole('button', { name: say('billing:autoPayBanner.dismiss') });
    await enter(page, notNow);
    await release();
    await expect(notNow).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('what is ticked and then pressed before the portal’s code is there is done in this order', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('lucia', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/selfinstall', { waitUntil: 'commit' });
    await page.getByText(say('self-install:steps.kit.complete')).click();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: say('common:continue'), exact: true }).click();
    await expect(heading(page)).toHaveText(say('self-install:steps.kit.heading'));
    await release();
    await expect(heading(page)).toHaveText(say('self-install:steps.place.heading'));
  });

  test('what is typed before the portal’s code is there is heard when it is', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('maria', '/support');
    const release = await holdCode(page);
    await openDrawn(page, '/outage-map', { waitUntil: 'commit' });
    const search = page.getByLabel(words.say('outages:search'));
    const rows = page.getByRole('main').getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    await search.pressSequentially('nowhere at all');
    await expect(rows).not.toHaveCount(0);
    await release();
    await expect(rows).toHaveCount(0);
    await expect(search).toHaveValue('nowhere at all');
  });

  test('where the portal’s code cannot be had, whatever is pressed asks for the page again', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/ERR_FAILED/);
    await signInAs('maria', '/support');
    const steps = paymentSteps(page, words);
    await page.route(code, (route) => route.abort());
    await openDrawn(page, '/billing/pay');
    await expect(heading(page)).toHaveText(words.say('payment:amount.heading'));
    await page.unroute(code);
    const again = page.waitForEvent('load');
    await steps.continue();
    await again;
    await untilLive(page);
    await steps.continue();
    await steps.expectStep('method');
  });

  test('where no screen came either, the page says after a while that it cannot be shown, and can be asked for again', async ({
    page,
    complaints,
    signInAs,
    words: { say },
  }) => {
    complaints.expect(/ERR_FAILED/);
    await signInAs('maria', '/support');
    await withoutScreens(page);
    await page.route(code, (route) => route.abort());
    await page.goto('/billing?from=mail');
    const told = page.getByRole('heading', { name: say('essential:start.title') });
    await expect(told).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await expect(told).toBeVisible();
    await page.unroute(code);
    await page.getByRole('link', { name: say('essential:retry') }).click();
    await expect(heading(page)).toHaveText(say('billing:heading'));
    await expect(told).toBeHidden();
  });

  test('a banner that was put away does not come back with the page', async ({ page, signInAs, words }) => {
    const { say } = words;
    await signInAs('maria', '/billing');
    await page.getByRole('button', { name: say('billing:autoPayBanner.dismiss') }).click();
    const banner = page.getByText(say('billing:autoPayBanner.title'));
    await expect(banner).toBeHidden();
    const release = await holdCode(page);
    await openDrawn(page, '/billing', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.locator('#root > *')).toHaveCount(0);
    await release();
    await expect(page.getByRole('main')).toContainText('$84.10');
    await expect(banner).toBeHidden();
  });

  test('whoever signs in next on the same browser gets their own page', async ({ page, signInAs }) => {
    await signInAs('maria', '/billing');
    await expect(page.getByRole('main')).toContainText('$84.10');
    await signInAs('linda', '/support');
    const response = await page.goto('/billing');
    expect(await response?.text()).not.toContain('84.10');
    expect(await response?.text()).not.toMatch(/\b8410\b/);
    expect(response?.headers()['cache-control']).toBe('no-store');
  });
});

/** Holds the portal's code back until it is released. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.waitForLoadState('domcontentloaded');
  };
}
