import { address, choose, expect, heading, paymentSteps, test, wordsOf } from '../journey/index.ts';

const spanish = wordsOf('es');
const english = wordsOf('en');

test('switching the language keeps what was typed, and the choice outlives a reload; the words come from the folder of their language (BL-I18-002, BL-CAL-019, SH-I18N-003)', async ({
  page,
  signInAs,
}) => {
  const folders = new Set<string>();
  page.on('request', (request) => {
    const [, folder] = /\/assets\/copy\/(\w+\/\w+)\.\w+\.json$/.exec(request.url()) ?? [];
    if (folder !== undefined) folders.add(folder);
  });
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, english);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('12.34');
  expect(folders).toContain('en/payment');
  expect([...folders].filter((folder) => folder.startsWith('es/'))).toEqual([]);
  await page.getByRole('link', { name: 'Español' }).click();
  const pasos = paymentSteps(page, spanish);
  await pasos.expectStep('amount');
  await expect(pasos.otherAmount()).toHaveValue('12.34');
  expect(folders).toContain('es/payment');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(`^${spanish.say('payment:amount.title')}`));
  await page.reload();
  await pasos.expectStep('amount');
  await expect(pasos.otherAmount()).toHaveValue('12.34');
});

test('what was typed into the card form survives a change of language, and its words change (BL-I18-002)', async ({
  page,
  signInAs,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, english);
  await steps.continue();
  await steps.typeCode('123');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(paymentSteps(page, spanish).field('frameCode', 'securityCode')).toHaveValue('123');
});

test('/es opens the landing page in Spanish (SH-ROUTE-064)', async ({ page }) => {
  await page.goto('/es');
  await expect(heading(page)).toHaveText(spanish.say('shell:home.heading'));
  await page.reload();
  await expect(heading(page)).toHaveText(spanish.say('shell:home.heading'));
});

test('/update-lang-es and /update-lang-en switch, stay, and lead back to where one was (SH-ROUTE-044, SH-ROUTE-045)', async ({
  page,
}) => {
  await page.goto('/update-lang-es?returnTo=%2Fsupport');
  await expect(heading(page)).toHaveText(spanish.say('shell:support.heading'));
  await expect.poll(() => address(page)).toBe('/support');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(heading(page)).toHaveText(spanish.say('shell:support.heading'));
  await page.goto('/update-lang-en');
  await expect(heading(page)).toHaveText(english.say('shell:home.heading'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => address(page)).toBe('/');
});

test('a language switch does not lead to another site', async ({ page }) => {
  await page.goto('/update-lang-es?returnTo=%2F%2Fevil.example');
  await expect(heading(page)).toHaveText(spanish.say('shell:home.heading'));
  await expect.poll(() => address(page)).toBe('/');
});

test.describe('with a browser that asks for Spanish', () => {
  test.use({ language: 'es' });

  test('the portal begins in Spanish, the sign-in included', async ({ page, words }) => {
    await page.goto('/billing');
    await expect(heading(page)).toHaveText(words.say('shell:login.heading'));
    await page
      .getByRole('main')
      .getByRole('link', { name: words.say('shell:login.action') })
      .click();
    await expect(page.getByRole('heading', { name: words.identity('title') })).toBeVisible();
  });
});
