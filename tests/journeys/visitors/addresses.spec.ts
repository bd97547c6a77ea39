import { address, expect, heading, inEachLanguage, test, withoutScreens } from '../journey/index.ts';

inEachLanguage(() => {
  test('visitors see the public page with the header for visitors (SH-ROUTE-063, SH-HEAD-001)', async ({
    page,
    words,
  }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
    const banner = page.getByRole('banner');
    await expect(banner).toHaveAttribute('data-header', 'unauthenticated');
    await expect(banner.getByRole('link', { name: words.say('shell:signIn') })).toBeVisible();
    await expect(banner.getByRole('list', { name: words.say('shell:language') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.say('shell:menu') })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('an unknown address shows that it is not found, and stays as typed (SH-ERR-004, SH-HEAD-004)', async ({
    page,
    words,
  }) => {
    for (const path of ['/no-such-page', '/es/unknown', '/billing/nope/deeper']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(words.say('shell:notFound.heading'));
      await expect.poll(() => address(page)).toBe(path);
      await expect(page.getByRole('banner')).toHaveAttribute('data-header', 'notfound');
      await expect(
        page.getByRole('banner').getByRole('link', { name: words.say('shell:signIn') }),
      ).toBeHidden();
    }
  });

  test('/404 and /500 lead to the page that says that the service is unavailable (SH-ERR-001, SH-ERR-002, SH-ERR-003)', async ({
    page,
    words,
  }) => {
    for (const path of ['/404', '/500', '/error']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(words.say('shell:error.heading'));
      await expect.poll(() => address(page)).toBe('/error');
    }
  });
});

test('an unknown address under billing is not found for customers either (BL-LND-028)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/nope');
  await expect(heading(page)).toHaveText(words.say('shell:notFound.heading'));
  await expect.poll(() => address(page)).toBe('/billing/nope');
});

const oldAddresses = [
  '/billing-and-transactions',
  '/billing-and-transactions/',
  '/billing-and-transactions/a/b',
];

test('the old addresses lead customers to billing (BL-LND-006, SH-GUARD-007)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria');
  for (const path of oldAddresses) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(words.say('billing:heading'));
    await expect.poll(() => address(page)).toBe('/billing');
  }
});

test('the old addresses ask visitors to sign in (BL-ROL-019)', async ({ page, words }) => {
  for (const path of oldAddresses) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
  }
});

test('customers who open the landing page are led to their own home (SH-REDIR-005)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/');
  await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
  await expect.poll(() => address(page)).toBe('/account-summary');
  await page.goto('/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(() => address(page)).toBe('/account-summary');
});

test('customers who open the sign-in page are led on: to where they wanted to go, else home (SH-REDIR-006)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/login');
  await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
  await page.goto('/login?returnTo=%2Fbilling%2Fpayments-history');
  await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
});

test('support is for everybody, and its header tells who is signed in (SH-ROUTE-049, SH-HEAD-003)', async ({
  page,
  signInAs,
  words,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/support');
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(banner.getByRole('link', { name: words.say('shell:signIn') })).toBeVisible();
  await signInAs('maria', '/support');
  await expect(banner).toHaveAttribute('data-header', 'support');
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(banner.getByRole('button', { name: words.say('shell:signOut') })).toBeVisible();
  await expect(banner.getByRole('link', { name: words.say('shell:signIn') })).toBeHidden();
});

test('the header leads back to the page before: not where there is none, it is the same, or it is the sign-in (SH-HEAD-010, SH-HEAD-011, SH-HEAD-012, SH-HEAD-013)', async ({
  page,
  signInAs,
  words,
}) => {
  const back = page.getByRole('banner').getByRole('button', { name: words.say('common:back') });
  const menu = page.getByRole('navigation', { name: words.say('shell:menu') });
  await page.goto('/login?returnTo=%2Fbilling');
  await page
    .getByRole('link', { name: words.say('shell:nav.support') })
    .first()
    .click();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(back).toBeHidden();
  await signInAs('maria', '/billing');
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect(back).toBeHidden();
  await menu.getByRole('link', { name: words.say('shell:nav.home') }).click();
  await back.click();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect(back).toBeHidden();
  await menu.getByRole('link', { name: words.say('shell:nav.home') }).click();
  await expect(back).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
  await expect(back).toBeHidden();
});

test('each page has its flow, its header and its title, and the way back leads to the very address that was left (SH-ENT-041)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const banner = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: say('shell:menu') });
  await signInAs('maria', '/billing?from=mail');
  await expect(page).toHaveTitle(new RegExp(`^${say('billing:heading')}`));
  await expect(banner.getByRole('button', { name: say('shell:signOut') })).toBeVisible();
  await menu.getByRole('link', { name: say('shell:nav.home') }).click();
  await expect(page).toHaveTitle(new RegExp(`^${say('shell:summary.title')}`));
  await banner.getByRole('button', { name: say('common:back') }).click();
  await expect.poll(() => address(page)).toBe('/billing?from=mail');
  await expect(page).toHaveTitle(new RegExp(`^${say('billing:heading')}`));
  await page.goto('/billing/pay');
  await expect(heading(page)).toBeVisible();
  await expect(banner.getByRole('button')).toHaveCount(0);
  await expect(menu).toHaveCount(0);
});

for (const [name, answer] of Object.entries({
  fails: { status: 500, body: 'no' },
  'is nonsense': { status: 200, body: '<html>' },
})) {
  test(`a session check that ${name} counts as signed out, and the portal starts (SH-SESS-022, SH-SESS-023)`, async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/\/auth\/session/);
    await withoutScreens(page);
    await page.route('**/auth/session', (route) => route.fulfill(answer));
    await signInAs('maria', '/support');
    await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
    await page.goto('/billing');
    await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
  });
}
