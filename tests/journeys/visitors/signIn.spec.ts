import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axe.ts';
import { address, expect, heading, inEachLanguage, test, type Words } from '../journey/index.ts';

const guarded = [
  '/account-summary',
  '/billing',
  '/billing/pay',
  '/billing/pay/review',
  '/billing/payments-history',
  '/billing/moved',
  '/billing/payment-unavailable',
];

inEachLanguage(() => {
  test('a guarded address leads to the sign-in, by a code and its challenge, and back to it (SH-GUARD-001, SH-ROUTE-060, BL-ROL-002, SH-CALL-035)', async ({
    page,
    panel,
    words,
  }) => {
    const username = await panel.clone('maria');
    await page.goto('/billing/payments-history');
    await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
    const asked = page.waitForRequest((request) => request.url().includes('code_challenge='));
    await page
      .getByRole('main')
      .getByRole('link', { name: words.say('shell:login.action') })
      .click();
    const { searchParams } = new URL((await asked).url());
    expect(['response_type', 'code_challenge_method'].map((name) => searchParams.get(name))).toEqual([
      'code',
      'S256',
    ]);
    const state = searchParams.get('state');
    const answered = page.waitForRequest((request) => /[?&]code=/.test(request.url()));
    await enterCredentials(page, words, username);
    expect(new URL((await answered).url()).searchParams.get('state')).toBe(state);
    await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
    await expect.poll(() => address(page)).toBe('/billing/payments-history');
  });

  test('a cancelled sign-in says so, and another one goes where the first would have', async ({
    page,
    panel,
    words,
  }) => {
    const username = await panel.clone('maria');
    await page.goto('/billing');
    await startFromLogin(page, words);
    await page.getByRole('button', { name: words.identity('cancel') }).click();
    await expect(
      page.locator('main').getByText(words.say('shell:login.problem.cancelled.title')),
    ).toBeVisible();
    await startFromLogin(page, words);
    await enterCredentials(page, words, username);
    await expect(heading(page)).toHaveText(words.say('billing:heading'));
  });

  test('what is typed as a password can be shown, and who does not know it finds help', async ({
    page,
    words,
  }) => {
    await page.goto('/login');
    await startFromLogin(page, words);
    const password = page.getByRole('textbox', { name: words.identity('password') });
    await page.locator('#password').fill('sandbox');
    await page.getByRole('button', { name: words.identity('showPassword') }).press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.identity('hidePassword') }).press('Enter');
    await expect(page.locator('#password')).toHaveAttribute('type', 'password');
    await page.getByRole('link', { name: words.identity('forgot') }).click();
    await expect(heading(page)).toHaveText(words.say('help:forgot.title'));
    await page.goBack();
    await page.getByRole('link', { name: words.identity('create') }).click();
    await expect(heading(page)).toHaveText(words.say('visitors:create.title'));
  });
});

test('no guarded page is shown to visitors, and nothing is asked for it (SH-GUARD-001, BL-ROL-001, SH-ROUTE-059, SH-CALL-015, SH-CALL-026)', async ({
  page,
  words,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of guarded) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
    await expect.poll(() => address(page)).toBe(`/login?${new URLSearchParams({ returnTo: path })}`);
  }
  expect(asked.filter((path) => path === '/auth/session')).toHaveLength(guarded.length);
  for (const path of ['/', '/support', '/terms/service']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  expect(asked.filter((path) => path.startsWith('/selfservice') || path.startsWith('/pci'))).toEqual([]);
});

test('signing in from the header leads to the own home, and the account is asked for once (SH-ROUTE-002, SH-SESS-003)', async ({
  page,
  panel,
  words,
}) => {
  const username = await panel.clone('maria');
  await page.goto('/');
  expect((await panel.calls(username))['account']).toBeUndefined();
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.say('shell:signIn') })
    .click();
  await enterCredentials(page, words, username);
  await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
  await expect.poll(() => address(page)).toBe('/account-summary');
  await expect(page.getByRole('main').getByText('$84.10')).toBeVisible();
  expect((await panel.calls(username))['account']).toBe(1);
});

test('a wrong password is told at the sign-in page, and the right one still works', async ({
  page,
  panel,
  words,
}) => {
  const username = await panel.clone('maria');
  await page.goto('/login');
  await startFromLogin(page, words);
  await page.getByLabel(words.identity('username')).fill(username);
  await page.getByLabel(words.identity('password')).fill('not-it');
  await submit(page, words);
  await expect(page.getByRole('alert')).toContainText(words.identity('refused'));
  await page.getByLabel(words.identity('password')).fill('sandbox');
  await submit(page, words);
  await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
});

for (const hostile of [
  '//evil.example',
  'https://evil.example/',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
]) {
  test(`a return address that leads elsewhere is not followed: ${hostile}`, async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('maria', `/login?${new URLSearchParams({ returnTo: hostile })}`);
    await expect(heading(page)).toHaveText(words.say('shell:summary.heading', { name: 'María' }));
    await expect.poll(() => address(page)).toBe('/account-summary');
  });
}

async function startFromLogin(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('shell:login.action') })
    .click();
}

async function enterCredentials(page: Page, words: Words, username: string): Promise<void> {
  await page.getByLabel(words.identity('username')).fill(username);
  await page.getByLabel(words.identity('password')).fill('sandbox');
  await submit(page, words);
}

async function submit(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.identity('submit'), exact: true }).click();
}
