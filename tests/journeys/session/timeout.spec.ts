import type { Page, Request } from '@playwright/test';
import { expect, heading, inEachLanguage, test, untilLive, withoutScreens } from '../journey/index.ts';

/** Time before the end of a session at which the warning shows: the constant `sessionWarning`, in milliseconds. */
const warning = 120_000;

inEachLanguage(() => {
  test('SH-SESS-012: a session that is about to end is said to, and goes on when the customer says so', async ({
    page,
    words,
    signInAs,
  }) => {
    await signInAs('maria');
    await endAfter(page, warning + 1_500);
    await page.goto('/billing');
    const dialog = page.getByRole('dialog', { name: words.say('session:timeout.title') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const extended = page.waitForResponse(isExtension);
    await dialog.getByRole('button', { name: words.say('session:timeout.stay') }).click();
    expect((await extended).status()).toBe(200);
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/billing');
  });
});

test('SH-SESS-012: whoever does not answer until the session has ended reads so at the sign-in, which leads back', async ({
  page,
  signInAs,
}) => {
  await signInAs('maria');
  await page.clock.install();
  await page.goto('/billing');
  // A session that has ended before the portal starts shows no message, and a request in progress would be late.
  await untilLive(page);
  await expect(page.getByRole('table')).toBeVisible();
  await page.route('**/auth/session', (route) => route.fulfill({ json: { signedIn: false } }));
  await page.clock.fastForward('02:00:00');
  await page.waitForURL('**/login?*');
  await expect(page.locator('main').getByText('Your session ended')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/billing');
});

test('SH-SESS-014, SH-SESS-015: going back extends the session, and the warning is gone', async ({
  page,
  words,
  signInAs,
}) => {
  await signInAs('maria');
  const extensions: Request[] = [];
  page.on('request', (request) => void (isExtension(request) && extensions.push(request)));
  await page.goto('/account-summary');
  // The live document reacts to going back, and a link pressed before it is live loads another document.
  await untilLive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('shell:nav.billing') })
    .first()
    .click();
  await page.waitForURL('**/billing');
  expect(extensions).toEqual([]);
  await endAfter(page, warning + 1_500);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(extensions).toHaveLength(1);
});

test('SH-SESS-019: a link that a script follows leads on beneath the warning, which stays', async ({
  page,
  words: { say },
  signInAs,
}) => {
  await signInAs('maria');
  const extensions: Request[] = [];
  page.on('request', (request) => void (isExtension(request) && extensions.push(request)));
  await endAfter(page, warning + 1_500);
  await page.goto('/account-summary');
  const dialog = page.getByRole('dialog', { name: say('session:timeout.title') });
  await expect(dialog).toBeVisible();
  await page
    .locator('main a[href="/billing"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/billing');
  await expect(page).toHaveTitle(new RegExp(say('billing:heading')));
  await expect(dialog).toBeVisible();
  expect(extensions).toEqual([]);
});

test('SH-SESS-017: going back extends nothing where nobody is signed in', async ({ page, words }) => {
  const extensions: Request[] = [];
  page.on('request', (request) => void (isExtension(request) && extensions.push(request)));
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.say('shell:nav.support') })
    .click();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await page.goBack();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  expect(extensions).toEqual([]);
});

function isExtension(sent: { url(): string }): boolean {
  return new URL(sent.url()).pathname === '/auth/session/extend';
}

/**
 * Changes the session's end in the server's answer to one that a test can wait for: so many milliseconds after the first
 * request. Extending it is left to the server.
 */
async function endAfter(page: Page, milliseconds: number): Promise<void> {
  let end: number | undefined;
  await withoutScreens(page);
  await page.route('**/auth/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { signedIn: boolean };
    end ??= Date.now() + milliseconds;
    const endsInSeconds = (end - Date.now()) / 1_000;
    const json = endsInSeconds > 0 ? { ...session, endsInSeconds } : { signedIn: false };
    await route.fulfill({ response, json });
  });
}
