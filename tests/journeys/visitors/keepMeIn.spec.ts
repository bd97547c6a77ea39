import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axe.ts';
import { address, expect, heading, inEachLanguage, locales, test, type Words } from '../journey/index.ts';
import type { Panel } from '../house/panel.ts';
import { setByServer } from './setByServer.ts';

inEachLanguage(() => {
  test('SH-ENT-035, SH-ENT-036: who asks to be kept signed in still is after the browser was closed, until signing out', async ({
    page,
    context,
    panel,
    browser,
    places,
    words,
  }) => {
    const username = await openSignIn(page, panel, words);
    await page.getByLabel(words.identity('keepMeIn')).check();
    await enter(page, words, username, 'sandbox');
    await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
    expect(await sessionOf(page)).toMatchObject({ signedIn: true, remember: true, timeout: 900 });
    const kept = await cookiesAfterClosing(context);
    expect(kept.map(({ name }) => name).filter((name) => /session|account/.test(name))).toHaveLength(2);
    await page.close();

    const opened = await browser.newContext({ baseURL: places.portal, locale: locales[words.language] });
    await setByServer(
      opened,
      places.portal,
      kept.map(({ name, value }) => `${name}=${value}; Max-Age=3600`),
    );
    const again = await opened.newPage();
    await again.goto('/account-summary');
    await expect(heading(again)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
    await again
      .getByRole('banner')
      .getByRole('button', { name: words.say('shell:signOut') })
      .click();
    await expect(heading(again)).toHaveText(words.say('shell:home.heading'));
    const left = (await opened.cookies()).map(({ name }) => name);
    expect(left.filter((name) => /session|account/.test(name))).toEqual([]);
    await opened.close();
  });

  test('SH-ENT-035: after five wrong passwords the sign-in page asks for a box, by keyboard and to assistive technology too', async ({
    page,
    panel,
    words,
  }) => {
    const username = await openSignIn(page, panel, words);
    const box = page.getByRole('checkbox', { name: words.identity('captchaPassed') });
    await page.getByLabel(words.identity('keepMeIn')).check();
    for (let time = 1; time <= 5; time += 1) {
      await expect(box).toBeHidden();
      await enter(page, words, username, `wrong-${time}`);
      await expect(page.getByRole('alert')).toContainText(words.identity('refused'));
      await expect(page.getByLabel(words.identity('password'))).toHaveValue('');
    }
    await expect(box).toHaveAccessibleDescription(words.identity('captchaHint'));
    await expect(box).not.toBeChecked();

    await enter(page, words, username, 'sandbox');
    const problem = page.getByRole('alert').getByRole('link', { name: words.identity('missingCaptcha') });
    await expect(problem).toBeVisible();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel(words.identity('password')).fill('sandbox');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.identity('showPassword') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(words.identity('keepMeIn'))).toBeFocused();
    await expect(page.getByLabel(words.identity('keepMeIn'))).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
    expect(await sessionOf(page)).toMatchObject({ remember: true });
  });
});

test('SH-ENT-035: who does not ask to be kept signed in is a stranger after the browser was closed', async ({
  page,
  context,
  panel,
  words,
}) => {
  const username = await openSignIn(page, panel, words);
  await enter(page, words, username, 'sandbox');
  await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
  const kept = (await cookiesAfterClosing(context)).map(({ name }) => name);
  expect(kept.filter((name) => /session|account/.test(name))).toEqual([]);
});

test('the pause after ten wrong passwords is told, and the box does not lift it', async ({
  page,
  panel,
  words,
}) => {
  const username = await openSignIn(page, panel, words);
  const box = page.getByRole('checkbox', { name: words.identity('captchaPassed') });
  for (let time = 1; time <= 11; time += 1) {
    if (time > 5) await box.check();
    await enter(page, words, username, time > 10 ? 'sandbox' : 'wrong');
    await expect(page.getByRole('alert')).toContainText(words.identity(time > 10 ? 'tooMany' : 'refused'));
  }
  await page.goto('/account-summary');
  await expect.poll(() => address(page)).toBe('/login?returnTo=%2Faccount-summary');
});

/** Opens the sign-in page, in the language of the journey. Returns the name of somebody who can sign in there. */
async function openSignIn(page: Page, panel: Panel, { language }: Words): Promise<string> {
  await page.goto(`/auth/sign-in?returnTo=/account-summary&lang=${language}`);
  return panel.clone('maria');
}

async function enter(page: Page, words: Words, username: string, password: string): Promise<void> {
  await page.getByLabel(words.identity('username')).fill(username);
  await page.getByLabel(words.identity('password')).fill(password);
  await page.getByRole('button', { name: words.identity('submit'), exact: true }).click();
}

async function sessionOf(page: Page): Promise<unknown> {
  return (await page.request.get('/auth/session')).json();
}

/** The cookies that a browser still has when it was closed and opened again: those with a lifetime. */
async function cookiesAfterClosing(context: BrowserContext) {
  return (await context.cookies()).filter(({ expires }) => expires > Date.now() / 1_000);
}
