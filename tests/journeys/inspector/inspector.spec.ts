import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axe.ts';
import { address, choose, expect, heading, inMatrix, paymentSteps, test } from '../journey/index.ts';

test('the inspector opens by keyboard, says why a banner shows, and gives the focus back', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/billing');
  await expect(page.getByText(say('billing:autoPayBanner.title'))).toBeVisible();
  // The menu comes after the first screen, which does not know the width of the window.
  const link = page
    .getByRole('navigation', { name: say('shell:menu') })
    .getByRole('link')
    .first();
  await link.focus();
  const panel = await openInspector(page);
  await expect(panel.getByRole('heading', { name: 'Inspector' })).toBeFocused();

  await panel.getByText('banner enroll-in-auto-pay:').click();
  const reason = panel.getByRole('listitem').filter({ hasText: 'banner enroll-in-auto-pay:' });
  await expect(reason).toContainText('banners/enroll-in-auto-pay.json:/when');
  const decisive = reason.getByRole('listitem').filter({ hasText: 'auto-pay-banner' }).last();
  await expect(decisive).toContainText('(is true, from toggles)');
  await expect(decisive).toContainText('decides');
  await expect(decisive).toContainText('/when/all/0');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
});

test('an overridden toggle changes the page at once and over a reload, with a mark, until it is reset', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/billing');
  const banner = page.getByText(say('billing:autoPayBanner.title'));
  await expect(banner).toBeVisible();
  const panel = await openInspector(page);
  const row = await findFact(panel, 'toggle:auto-pay-banner');
  await expect(row).toContainText('flag service');
  await row.getByRole('combobox').selectOption('false');
  await expect(banner).toBeHidden();
  await expect(row).toContainText('override (without it: true)');
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.reload();
  const mark = page.getByRole('button', { name: 'Overrides are active: 1' });
  await expect(mark).toBeVisible();
  await expect(heading(page)).toHaveText(say('billing:heading'));
  await expect(page.getByText(say('billing:settings.title'))).toBeVisible();
  await expect(banner).toBeHidden();

  await mark.click();
  await panel.getByRole('tab', { name: 'Facts and toggles' }).click();
  await panel.getByRole('button', { name: 'Reset all overrides (1)' }).click();
  await expect(banner).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mark).toBeHidden();
});

test('in a sequence it says where it stands and what each event would do; a copied report tells nothing personal', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { username } = await signInAs('maria', '/billing/pay');
  await expect(heading(page)).toBeVisible();
  const panel = await openInspector(page);
  await panel.getByRole('tab', { name: 'Sequence' }).click();
  await expect(panel.getByRole('heading', { name: 'one-time-payment is at amount' })).toBeVisible();
  await expect(panel.getByText(/^event continue:/)).toBeVisible();
  await (await findFact(panel, 'session.username')).isVisible();
  await expect(await findFact(panel, 'session.username')).toContainText('•••');

  await panel.getByRole('button', { name: 'Copy for a bug report' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^release \/assets\/releases\//);
  expect(copied).toContain('one-time-payment at amount');
  expect(copied).toContain('session.signedIn = true');
  expect(copied).not.toContain(username);
  expect(copied).not.toContain('María');
});

test('over a dialog of the page it can be used like elsewhere, and Escape closes the inspector alone', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('90');
  await steps.continue();
  const dialog = page.getByRole('dialog', { name: words.say('payment:confirm.title') });
  const hasFocus = (): Promise<boolean> => dialog.evaluate((element) => element.matches(':focus-within'));
  await expect.poll(hasFocus).toBe(true);

  const panel = await openInspector(page);
  await expect(panel.getByRole('heading', { name: 'Inspector' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Copy for a bug report' })).toBeFocused();
  await panel.getByRole('tab', { name: 'Sequence' }).click();
  await expect(panel.getByRole('heading', { name: /one-time-payment is at/ })).toBeVisible();
  await (await findFact(panel, 'toggle:auto-pay-banner')).getByRole('combobox').focus();
  await expect(panel.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect.poll(hasFocus).toBe(true);
});

inMatrix(() => {
  test('a guard decides by an overridden toggle: now, and when its address is opened again', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('maria', '/billing/payments-history');
    await expect(heading(page)).toHaveText(say('billing:history.heading'));
    const panel = await openInspector(page);
    await (await findFact(panel, 'toggle:payment-history')).getByRole('combobox').selectOption('false');
    await expect(heading(page)).toHaveText(say('shell:notFound.heading'));
    await page.goto('/billing/payments-history');
    await expect(heading(page)).toHaveText(say('shell:notFound.heading'));
    await expect.poll(() => address(page)).toBe('/not-found');
  });

  test('what is derived follows an overridden fact', async ({ page, signInAs, words: { say } }) => {
    await signInAs('maria', '/billing');
    await expect(page.getByText(say('billing:settings.title'))).toBeVisible();
    const panel = await openInspector(page);
    const role = await findFact(panel, 'session.role');
    await role.first().getByRole('textbox').fill('Child');
    await role.first().getByRole('button', { name: 'Set session.role', exact: true }).click();
    const derived = await findFact(panel, 'session.roleKind');
    await expect(derived).toContainText('derived from session.role');
    await expect(derived.getByRole('cell').first()).toHaveText('Child');
  });

  test('nothing that axe knows is wrong with any part of the inspector, in light and dark, wide and narrow', async ({
    page,
    signInAs,
  }) => {
    await signInAs('maria', '/billing/pay');
    await expect(heading(page)).toBeVisible();
    const panel = await openInspector(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: colorScheme === 'dark' ? 360 : 1280, height: 900 });
      for (const name of ['Decisions', 'Widgets', 'Sequence', 'Facts and toggles', 'Problems (0)']) {
        await panel.getByRole('tab', { name }).click();
        expect.soft(await axeFindings(page), `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});

async function openInspector(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  await expect(async () => {
    if (!(await panel.isVisible())) await page.keyboard.press('Control+Shift+E');
    await expect(panel).toBeVisible({ timeout: 3000 });
  }).toPass();
  return panel;
}

/** The row of a fact or toggle, found by its name. */
async function findFact(panel: Locator, name: string): Promise<Locator> {
  await panel.getByRole('tab', { name: 'Facts and toggles' }).click();
  await panel.getByRole('searchbox', { name: 'Find' }).fill(name);
  return panel
    .getByRole('row')
    .filter({ has: panel.page().locator('code', { hasText: new RegExp(`^${name}$`) }) });
}
