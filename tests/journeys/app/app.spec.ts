import { expect, heading, inEachLanguage, test, untilLive, wordsOf } from '../journey/index.ts';
import { holdPayment } from '../money/holdPayment.ts';
import { readyToPay } from '../money/readyToPay.ts';
import { insideApp } from './app.ts';

inEachLanguage(() => {
  test('SH-LAUNCH-002, SH-LAUNCH-006, SH-PUSH-011, BL-LND-031: the app opens with its launch screen, once; a tapped bill asks visitors to sign in, and then it is there', async ({
    page,
    words,
    signInAs,
  }) => {
    const app = await insideApp(page, { platform: 'android' });
    await page.goto('/');
    const launch = page.getByRole('dialog', { name: words.say('app:launch.title') });
    await expect(launch).toBeVisible();
    await launch.getByRole('button', { name: words.say('app:launch.look') }).click();
    await expect(launch).toBeHidden();
    await expect(heading(page)).toHaveText(words.say('shell:home.heading'));

    await app.say({ type: 'push', message: { category: 'BILLING', data: { payload: {} } } });
    await page.waitForURL('**/login?returnTo=%2Fbilling');
    await signInAs('maria', '/account-summary');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await app.say({ type: 'push', message: { category: 'BILLING' } });
    await page.waitForURL('**/billing');
  });
});

test('SH-LAUNCH-003: the app that begins at /es opens with its launch screen, in Spanish', async ({
  page,
}) => {
  await insideApp(page, { platform: 'ios' });
  await page.goto('/es');
  const launch = page.getByRole('dialog', { name: wordsOf('es').say('app:launch.title') });
  await expect(launch).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('SH-LAUNCH-004, SH-LAUNCH-008, SH-LAUNCH-009, SH-LAYOUT-017, SH-NATIVE-005, SH-NATIVE-007: customers are greeted, stay upright, have the menu of phones, and confirm who they are over the page where they were', async ({
  page,
  signInAs,
}) => {
  const app = await insideApp(page, { platform: 'ios' });
  await page.setViewportSize({ width: 1366, height: 1024 });
  await signInAs('maria', '/account-summary');
  await page
    .getByRole('dialog', { name: 'Hello again' })
    .getByRole('button', { name: 'Go to your account' })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const menus = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(menus).toHaveCount(1);
  expect((await menus.boundingBox())?.y).toBeGreaterThan(900);
  await expect
    .poll(() => app.heard())
    .toEqual([{ type: 'hello' }, { type: 'textZoom', value: 1 }, { type: 'orientation', lock: 'portrait' }]);

  await app.say({ type: 'open', address: 'https://elsewhere.example/billing' });
  await app.say({ type: 'open', address: '/billing' });
  await page.waitForURL('**/billing');
  await app.say({ type: 'device', platform: 'ios', biometricRetry: true });
  const retry = page.getByRole('dialog', { name: "Confirm it's you" });
  await retry.getByRole('button', { name: 'Use fingerprint or face' }).click();
  await expect(retry).toBeVisible();
  expect((await app.heard()).at(-1)).toEqual({ type: 'askForBiometrics' });
  await app.say({ type: 'device', platform: 'ios' });
  await expect(retry).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/billing');
});

test('a link of the portal that is opened while a payment is on its way leads nobody away, then or from the receipt', async ({
  page,
  signInAs,
  words,
}) => {
  const app = await insideApp(page, { platform: 'android' });
  const customer = await signInAs('maria');
  const payment = await readyToPay(page, words);
  const held = await holdPayment(page);
  await payment.pay();
  await held.isSent;
  await app.say({ type: 'open', address: '/billing' });
  expect(await page.evaluate(() => location.pathname)).toBe('/billing/pay/review');
  await expect(page.getByRole('button', { name: words.say('payment:review.paying') })).toBeVisible();
  held.release();
  await expect(heading(page)).toHaveText(words.say('payment:result.paidHeading'));
  expect(await customer.newPayments()).toHaveLength(1);
  await app.say({ type: 'open', address: '/billing' });
  await page.waitForURL('**/billing');
});

test('a link of the portal that leads outside is no page to come back to: Back leads to where the customer was', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await page.route('https://voice.northline.example/**', (route) =>
    route.fulfill({ body: 'The voice zone' }),
  );
  const app = await insideApp(page, { platform: 'ios' });
  await signInAs('maria', '/billing');
  await untilLive(page);
  await app.say({ type: 'open', address: '/voice-zone' });
  await page.waitForURL('https://voice.northline.example/**');
  await page.goBack();
  await expect(heading(page)).toHaveText(say('billing:heading'));
  expect(new URL(page.url()).pathname).toBe('/billing');
});

test('nothing lies under the notch of a phone that is held sideways, nor does a page end under the bar at its foot', async ({
  page,
  signInAs,
}) => {
  const [notch, width] = [47, 844];
  await page.setViewportSize({ width, height: 390 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: notch, right: notch } });
  await signInAs('luis', '/billing');
  await expect(heading(page)).toBeVisible();
  const outside = await page.evaluate(
    ([from = 0, to = 0]) =>
      [
        ...document.querySelectorAll(
          ':is(header, aside, main, footer, nav) :is(a, button, p, h1, h2, dd, td)',
        ),
      ].flatMap((shown) => {
        const { left, right, width: own } = shown.getBoundingClientRect();
        const words = shown.textContent.trim();
        return own > 1 && words !== '' && left >= 0 && (left < from || right > to) ? [words] : [];
      }),
    [notch, width - notch],
  );
  expect(outside).toEqual([]);

  const [bar, height] = [34, 844];
  await page.setViewportSize({ width: 390, height });
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: bar } });
  await page.goto('/billing/pay');
  const last = page.getByRole('contentinfo').locator('p');
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = async () => {
    const box = await last.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(end).toBeLessThanOrEqual(height - bar);
});

test('SH-PUSH-009, SH-ENT-010: an answer of the assistant opens the chat where the customer is, once the chat is there', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const app = await insideApp(page, { platform: 'android' });
  await signInAs('maria', '/billing');
  await expect(heading(page)).toHaveText(say('billing:heading'));
  await untilLive(page);
  const mark = (chat: string) =>
    page.evaluate((value) => void (document.documentElement.dataset['chat'] = value), chat);
  await app.say({ type: 'push', message: { category: 'IVA_CHAT' } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mark('loaded');
  const chat = page.getByRole('dialog', { name: say('chat:open.title') });
  await expect(chat).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/billing');
  await chat.getByRole('button', { name: say('common:close') }).click();
  await expect(chat).toBeHidden();
});

test('SH-ASA-001, SH-ASA-002, SH-ASA-004: whoever was signed in without being asked reads so on the first page, once, and can be somebody else', async ({
  page,
  panel,
  signInAs,
}) => {
  const { username } = await signInAs('maria');
  await panel.autoAuthenticate(username);
  await page.goto('/account-summary');
  const told = page.getByText("You're signed in as María, from your home network.");
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible();
  // Only the live page stores that the note was read.
  await untilLive(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to billing' }).click();
  await page.waitForURL('**/billing');
  await expect(told).toBeHidden();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(told).toBeHidden();
});
