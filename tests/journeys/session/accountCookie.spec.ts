import type { BrowserContext, Page } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';
import {
  acknowledgeError,
  address,
  expect,
  heading,
  inEachLanguage,
  test,
  untilLive,
  type Words,
} from '../journey/index.ts';
import { setByServer } from '../visitors/setByServer.ts';

const internet = '/services/internet';

inEachLanguage(() => {
  test('SH-ROLE-007, SH-SESS-009: the page goes by the role in the account cookie, and by Standard where there is none', async ({
    page,
    context,
    places,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', internet);
    await expectNetworks(page, words, true);
    for (const account of [
      'userRole=Standard',
      'userRole=Child',
      'userRole=',
      'userRole=Owner',
      '%E0%A4%A',
    ]) {
      await setAccount(context, places, account);
      await page.reload();
      await expectNetworks(page, words, false);
    }
    await setAccount(context, places, 'userRole=Standard');
    const asked = await customer.countOf('wallet');
    await page.goto('/billing');
    await expect(page.getByRole('region', { name: words.say('billing:settings.title') })).toBeVisible();
    await untilLive(page);
    const manage = page.getByRole('link', { name: words.say('billing:settings.manage') });
    await expect(manage).toHaveCount(0);
    // Paying goes by what the account says of the person, whatever the role.
    await page.goto('/billing/pay');
    await expect(heading(page)).toHaveText(words.say('payment:amount.heading'));
    expect(await customer.countOf('wallet')).toBe(asked);

    await setAccount(context, places, 'userRole=Primary');
    await page.goto('/billing');
    await expect(manage.first()).toBeVisible();
    await page.goto(internet);
    await expectNetworks(page, words, true);
  });
});

test('SH-ROLE-007: a role that somebody writes into the cookie is refused by every service, and the pages say so', async ({
  page,
  context,
  places,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/NOT_ALLOWED|record network cannot be loaded/);
  const customer = await signInAs('diego', internet);
  await expectNetworks(page, words, false);
  await setAccount(context, places, 'userRole=Primary');
  for (const query of ['{ networks { id } }', '{ wallet { id } }', '{ scheduledPayments { id } }'])
    await expect(customer.ask(query)).rejects.toThrow('NOT_ALLOWED');

  await page.reload();
  await expect(page.locator('main').getByText(words.say('networks:unavailable.title'))).toBeVisible();
  await page.goto('/billing');
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/billing/pay');
  await acknowledgeError(page, words, 'billPayUnavailable');
  await expect.poll(() => address(page)).toBe('/billing');
  expect(await customer.newPayments()).toEqual([]);
});

test('SH-ROLE-007: who signs in next in the same browser has the own role, whatever stood in the cookie', async ({
  page,
  context,
  panel,
  places,
  signInAs,
  words,
}) => {
  await signInAs('diego', internet);
  await setAccount(context, places, 'userRole=Primary');
  await page.goto('/support');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('shell:signOut') })
    .click();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  expect((await context.cookies()).filter(({ name }) => name.endsWith('account'))).toEqual([]);
  await setAccount(context, places, 'userRole=Primary');
  expect(await sessionOf(page)).toEqual({ signedIn: false });

  const username = await panel.clone('diego');
  await page.goto('/auth/sign-in?returnTo=/support');
  await page.getByLabel(words.identity('username')).fill(username);
  await page.getByLabel(words.identity('password')).fill('sandbox');
  await page.getByRole('button', { name: words.identity('submit'), exact: true }).click();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  expect(await sessionOf(page)).toMatchObject({ username, role: 'Standard' });
  await page.goto(internet);
  await expectNetworks(page, words, false);
});

/** Whether the page of the internet shows the networks, which only privileged roles do. */
async function expectNetworks(page: Page, { say }: Words, shown: boolean): Promise<void> {
  await expect(page.getByRole('region', { name: say('home-devices:title') })).toBeVisible();
  await untilLive(page);
  const networks = page.getByRole('region', { name: say('networks:title') });
  await expect(networks).toHaveCount(shown ? 1 : 0);
}

function setAccount(context: BrowserContext, { portal }: HousePlaces, value: string): Promise<void> {
  return setByServer(context, portal, [`__Host-Http-account=${value}`]);
}

async function sessionOf(page: Page): Promise<unknown> {
  return (await page.request.get('/auth/session')).json();
}
