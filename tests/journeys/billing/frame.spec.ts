import { expect, heading, test, untilLive } from '../journey/index.ts';

test('the menu stands beside the content above 1090 px, 250 px wide (SH-LAYOUT-010, SH-LAYOUT-011)', async ({
  page,
  signInAs,
  words,
}) => {
  await page.setViewportSize({ width: 1091, height: 800 });
  await signInAs('maria', '/billing');
  const menu = page.getByRole('navigation', { name: words.say('shell:menu') });
  await expect(menu).toHaveCount(1);
  const box = await menu.boundingBox();
  expect(box?.width).toBe(250);
  expect(box?.x).toBe(0);
});

test('up to 1090 px the menu is at the foot of the screen (SH-LAYOUT-012, SH-LAYOUT-016, SH-ROUTE-008)', async ({
  page,
  signInAs,
  words,
}) => {
  await page.setViewportSize({ width: 1090, height: 800 });
  await signInAs('maria', '/billing');
  const menu = page.getByRole('navigation', { name: words.say('shell:menu') });
  await expect(menu).toHaveCount(1);
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0);
  expect(box?.width).toBe(1090);
  await menu.getByRole('link', { name: words.say('shell:nav.support') }).click();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
});

test('while one pays there is no menu, however wide the screen is (SH-LAYOUT-013)', async ({
  page,
  signInAs,
  words,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInAs('maria', '/billing/pay');
  await expect(heading(page)).toHaveText(words.say('payment:amount.heading'));
  await expect(page.getByRole('navigation', { name: words.say('shell:menu') })).toBeHidden();
});

test('the menu marks home and billing while one is there and neither elsewhere (SH-HEAD-029, SH-HEAD-030, SH-HEAD-035, BL-LND-030)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/account-summary');
  const menu = page.getByRole('navigation', { name: words.say('shell:menu') });
  const current = menu.locator('[aria-current="page"]');
  await expect(current).toHaveText(words.say('shell:nav.home'));
  await menu.getByRole('link', { name: words.say('shell:nav.billing') }).click();
  await expect(current).toHaveText(words.say('shell:nav.billing'));
  await page.getByRole('link', { name: words.say('billing:history.all') }).click();
  await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
  await expect(current).toHaveText(words.say('shell:nav.billing'));
  await menu.getByRole('link', { name: words.say('shell:nav.support') }).click();
  await expect(current).toHaveText(words.say('shell:nav.support'));
});

test('every page has its landmarks, and starts at its top (SH-ROUTE-001, SH-LAYOUT-001, SH-LAYOUT-004, SH-NAV-002, SH-NAV-003)', async ({
  page,
  signInAs,
  words,
}) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await signInAs('maria', '/billing');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const all = page.getByRole('link', { name: words.say('billing:history.all') });
  await untilLive(page);
  await all.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await all.click();
  await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the account link of old leads to billing, and billing opens at its own address (BL-LND-007)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect(page).toHaveTitle(/^Billing – Northline$/);
});
