import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axe.ts';
import {
  closeError,
  expect,
  expectSummary,
  heading,
  inEachLanguage,
  test,
  withoutScreens,
} from '../journey/index.ts';

inEachLanguage(() => {
  test('who cannot sign in finds the username, the password and the account each on a page of its own (SH-ROUTE-054, SH-ROUTE-055, SH-ROUTE-056)', async ({
    page,
    words: { say },
  }) => {
    for (const [title, path] of [
      ['visitors:recover.title', '/recover-id'],
      ['visitors:reset.title', '/reset-password'],
      ['visitors:create.title', '/my-account/create'],
    ] as const) {
      await page.goto('/forgot');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: say(title) }).click();
      await expect(heading(page)).toHaveText(say(title));
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('banner').getByRole('link', { name: say('shell:signIn') })).toBeVisible();
      await expect(main.getByRole('link', { name: say('shell:signIn') })).toBeVisible();
    }
  });

  test('visitors read of email and sign in; who is signed in reads which address it is (SH-ROUTE-046, SH-CALL-012)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const main = page.getByRole('main');
    await page.goto('/email');
    await expect(heading(page)).toHaveText(say('visitors:email.title'));
    await expect(page.getByRole('banner').getByRole('link', { name: say('shell:signIn') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('shell:signIn') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('visitors:email.open') })).toHaveCount(0);
    await signInAs('maria');
    const asked = page.waitForResponse('**/webmail/graphql');
    await page.goto('/email');
    const { data } = (await (await asked).json()) as { data: { mailbox: { address: string } } };
    expect(data.mailbox.address).toContain('@');
    await expect(main.getByText(data.mailbox.address)).toBeVisible();
    await expect(main.getByRole('link', { name: say('visitors:email.open') })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: say('shell:signOut') })).toBeVisible();
  });

  for (const session of ['fails', 'hangs'] as const)
    test(`while the session check ${session}, the plans for everybody are there, and a TV is activated (SH-ROUTE-039, SH-ROUTE-037, SH-CALL-011)`, async ({
      page,
      complaints,
      words,
    }) => {
      const { say } = words;
      complaints.expect(/\/auth\/session|status of 500/);
      const graphs = graphsAsked(page);
      await withoutScreens(page);
      await page.route('**/auth/session', (route) =>
        session === 'fails' ? route.fulfill({ status: 500 }) : new Promise(() => undefined),
      );
      await page.goto('/mkt');
      await expect(heading(page)).toHaveText(say('visitors:plans.title'));
      const plans = page.getByRole('main').getByRole('list', { name: say('visitors:plans.title') });
      await expect(plans.getByRole('listitem')).toHaveCount(5);
      await expect(plans).toContainText('$69.99');

      await page.goto('/activate-streaming');
      await expect(heading(page)).toHaveText(say('streaming:activate.heading'));
      const activate = page.getByRole('button', { name: say('streaming:activate.action') });
      await activate.click();
      await expectSummary(page, words, [say('streaming:activate.shape')]);
      await page.getByRole('textbox', { name: say('streaming:activate.code') }).fill('abcd 0000');
      await activate.click();
      await closeError(page, say('streaming:activate.wrong.title'), say('common:ok'));
      await page.getByRole('textbox', { name: say('streaming:activate.code') }).fill('abcd 1234');
      await activate.click();
      await expect(heading(page)).toHaveText(say('streaming:activate.done.title'));
      expect(new Set(graphs)).toEqual(new Set(['/selfservice/graphauxiliary']));
    });
});

inEachLanguage(() => {
  test('who has tried ten codes of TVs is told to wait, whichever code comes then, and keeps the page (SH-ROUTE-037)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const customer = await signInAs('maria', '/activate-streaming');
    const code = page.getByRole('textbox', { name: say('streaming:activate.code') });
    const activate = page.getByRole('button', { name: say('streaming:activate.action') });
    const tries = 10;
    for (let tried = 0; tried < tries; tried += 1) {
      await code.fill('abcd 0000');
      await activate.click();
      await closeError(page, say('streaming:activate.wrong.title'), say('common:ok'));
    }
    await code.fill('abcd 1234');
    await activate.click();
    const locked = page.getByRole('alertdialog', {
      name: say('streaming:activate.locked.title'),
      exact: true,
    });
    await expect(locked).toContainText(say('streaming:activate.locked.text'));
    expect(await axeFindings(page)).toEqual([]);
    await closeError(page, say('streaming:activate.locked.title'), say('common:ok'));
    await expect(heading(page)).toHaveText(say('streaming:activate.heading'));
    await expect(code).toHaveValue('abcd 1234');
    expect(await customer.countOf('activateStreaming')).toBe(tries + 1);
  });
});

test('customers see the plans and activate a TV as visitors do (SH-ROUTE-039, SH-ROUTE-037)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/mkt');
  await expect(heading(page)).toHaveText(say('visitors:plans.title'));
  await expect(page.getByRole('main').getByText('Internet 1 Gig')).toBeVisible();
  await page.goto('/appstore');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('streaming:activate.title') })
    .click();
  await page.getByRole('textbox', { name: say('streaming:activate.code') }).fill('WXYZ-9876');
  await page.getByRole('button', { name: say('streaming:activate.action') }).click();
  await expect(heading(page)).toHaveText(say('streaming:activate.done.title'));
});

/** Records the paths of the graphs that the page requests from now on. */
function graphsAsked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/graph/.test(pathname) && !pathname.startsWith('/assets/')) paths.push(pathname);
  });
  return paths;
}
