import type { Request } from '@playwright/test';
import { expect, heading, paymentSteps, test, untilLive, withoutScreens } from '../journey/index.ts';

test('what an address shows is asked for when somebody goes there, and once; with the cookies, as everything is (SH-ROUTE-014, SH-CALL-037)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria');
  const asked: Request[] = [];
  page.on('request', (request) => void (isCode(request) && asked.push(request)));
  await page.goto('/account-summary');
  await expect(heading(page)).toBeVisible();
  const menu = page.getByRole('navigation', { name: say('shell:menu') });
  for (const [part, label, title] of [
    ['page.myplan', 'shell:nav.plan', 'plan:title'],
    ['page.support', 'shell:nav.support', 'shell:support.heading'],
  ] as const) {
    const link = menu.getByRole('link', { name: say(label), exact: true });
    await expect(link).toBeVisible();
    expect(pathsOf(asked, part)).toEqual([]);
    await link.click();
    await expect(heading(page)).toHaveText(say(title));
    expect(pathsOf(asked, part)).toHaveLength(1);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(say('plan:title'));
  expect(pathsOf(asked, 'page.myplan')).toHaveLength(1);
  // A request that is still on its way has not told all its headers.
  await expect.poll(() => withoutCookies(asked)).toEqual([]);
});

test('a press counts for the button on which it began, although what comes late moves it away meanwhile', async ({
  page,
  signInAs,
  words: { say },
}) => {
  // A screen that comes with the page has it all, and becomes live with the code of all.
  await withoutScreens(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/notice-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await signInAs('james', '/billing/quick-pay');
  const button = page.getByRole('button', { name: say('quick-pay:allSteps') });
  // The button above it comes with the amount, and would move it before the press.
  await expect(page.getByRole('link', { name: say('billing:back') })).toBeVisible();
  await untilLive(page);
  const { y: before = 0 } = (await button.boundingBox()) ?? {};
  await button.hover();
  await page.mouse.down();
  held.resolve();
  await expect
    .poll(async () => Math.abs(((await button.boundingBox())?.y ?? before) - before))
    .toBeGreaterThan(44);
  await page.mouse.up();
  await expect(heading(page)).toHaveText(say('payment:amount.heading'));
});

test('a press counts for the button on which it began, although the frame of a card comes under the pointer meanwhile', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.expectStep('amount');
  const held = Promise.withResolvers<void>();
  await page.route(/\/selfservice\/graph/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await steps.continue();
  const back = page.getByRole('button', { name: words.say('common:back') });
  await back.hover();
  const { x, y, width, height } = (await back.boundingBox())!;
  await page.mouse.down();
  held.resolve();
  const frame = page.locator('iframe').first();
  const isUnderPointer = async (): Promise<boolean> => {
    const box = await frame.boundingBox();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return (
      box !== null &&
      box.x < middle.x &&
      middle.x < box.x + box.width &&
      box.y < middle.y &&
      middle.y < box.y + box.height
    );
  };
  await expect.poll(isUnderPointer).toBe(true);
  await page.mouse.up();
  await steps.expectStep('amount');
});

/** Scripts and parts that were never asked for with the cookies. */
async function withoutCookies(asked: readonly Request[]): Promise<string[]> {
  const sent = await Promise.all(
    asked.map(async (request) => [request.url(), (await request.allHeaders())['cookie']] as const),
  );
  // A script may be requested twice: fetched, and then loaded as a module from the browser's own cache.
  const withCookies = new Set(sent.flatMap(([url, cookie]) => (cookie === undefined ? [] : url)));
  return sent.flatMap(([url]) => (withCookies.has(url) ? [] : url));
}

/** Whether a request is for a script, or a part of a release. */
function isCode(request: Request): boolean {
  return /^\/assets\/.*\.(?:js|json)$/.test(new URL(request.url()).pathname);
}

function pathsOf(asked: readonly Request[], part: string): string[] {
  return asked.map((request) => new URL(request.url()).pathname).filter((path) => path.includes(`${part}.`));
}
