import { address, expect, heading, inEachLanguage, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('signing out ends the session, forgets the customer here, and leads to the landing page', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('maria', '/billing/pay');
    await expect(heading(page)).toHaveText(words.say('payment:amount.heading'));
    await page.goto('/billing');
    await expect(page.getByText(words.money(8410)).first()).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.say('shell:signOut') })
      .click();
    await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
    await expect(page.getByText(words.say('shell:signedOut'))).toBeVisible();
    await expect.poll(() => address(page)).toBe('/');
    expect(await page.evaluate(storedForTheCustomer)).toEqual([]);
    expect(await (await page.request.get('/auth/session')).json()).toEqual({ signedIn: false });
  });
});

test('Back after signing out shows nothing of the customer', async ({ page, signInAs, words }) => {
  await signInAs('maria', '/account-summary');
  await expect(page.getByText('$84.10')).toBeVisible();
  await page
    .getByRole('navigation', { name: words.say('shell:menu') })
    .getByRole('link', { name: words.say('shell:nav.billing') })
    .click();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect(page.getByRole('table')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('shell:signOut') })
    .click();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  await page.goBack();
  await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
  await expect(page.getByText('$84.10')).toBeHidden();
});

test('signing out while the page still asks is told as no failure', async ({ page, signInAs, words }) => {
  const customer = await signInAs('maria', '/support');
  await customer.fault('billingAccounts', { kind: 'hang' });
  await page
    .getByRole('navigation', { name: words.say('shell:menu') })
    .getByRole('link', { name: words.say('shell:nav.billing') })
    .click();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  const events: string[] = [];
  page.on('requestfailed', (request) => events.push(`given up: ${new URL(request.url()).pathname}`));
  page.on('response', (response) => events.push(`answered: ${new URL(response.url()).pathname}`));
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('shell:signOut') })
    .click();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  const told = events.filter((event) => /graph|sign-out/.test(event));
  // Preloads may be given up, too.
  const before = told.slice(0, told.indexOf('answered: /auth/sign-out'));
  expect([...new Set(before)]).toEqual(['given up: /selfservice/graph']);
});

test('who cannot be signed out, as without a network, is told so and is still there; later it works', async ({
  page,
  complaints,
  context,
  signInAs,
  words,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|sign-out-failed/);
  // The code for messages without a network is loaded when the first screen is whole.
  const dialogs = page.waitForResponse(/\/assets\/controls-.*\.js$/);
  await signInAs('maria', '/account-summary');
  await expect(page.getByText('$84.10')).toBeVisible();
  await dialogs;
  await context.setOffline(true);
  const signOut = page.getByRole('banner').getByRole('button', { name: words.say('shell:signOut') });
  await signOut.click();
  const told = page.getByRole('alertdialog', { name: words.say('shell:notSignedOut.title') });
  await expect(told).toContainText(words.say('shell:notSignedOut.text'));
  await told.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
  await expect(told).toBeHidden();
  await expect(page.getByText('$84.10')).toBeVisible();
  await context.setOffline(false);
  await signOut.click();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  expect(await (await page.request.get('/auth/session')).json()).toEqual({ signedIn: false });
});

test('a session that ends meanwhile leads to the sign-in, not to an empty page', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/401|Unauthorized/);
  const customer = await signInAs('maria', '/account-summary');
  await expect(page.getByText('$84.10')).toBeVisible();
  await customer.endSession();
  await page.goto('/billing');
  await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
});

/** Names of a customer's entries in the storages of this browser. */
function storedForTheCustomer(): string[] {
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
    name.startsWith('portal.customer.'),
  );
}
