import { expect, heading, paymentSteps, choose, address } from '../journey/index.ts';
import { expectStorm, hear, test } from './releaseJourney.ts';
import { stormWords, writeStormBanner } from './stormBanner.ts';

// Each test may publish, which checks the whole portal.
test.slow();

test('a banner for one footprint appears in an open page of theirs, in nobody else’s, and goes again', async ({
  page,
  browser,
  desk,
  places,
  signInAs,
  words,
}) => {
  await signInAs('grace', '/support');
  const title = heading(page);
  await expect(title).toHaveText(words.say('shell:support.heading'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  writeStormBanner(desk);
  const printed = await desk.portalWithScreens('publish', '--yes', '--message', 'Storm in the west');
  expect(printed).toContain('adds banner storm');
  expect(printed).toMatch(/What visitors see first was made ahead: \d{3} screens/);
  await expectStorm(page, true);
  await expect(title).toHaveText(words.say('shell:support.heading'));

  const other = await browser.newContext({ baseURL: places.portal });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/support');
  await expect(heading(elsewhere)).toHaveText(words.say('shell:support.heading'));
  await expect(elsewhere.getByText(stormWords.title)).toBeHidden();
  await other.close();

  expect(await desk.portal('releases')).toMatch(/\* live .*published [\s\S]*“Storm in the west”/);
  await desk.portal('rollback');
  await expectStorm(page, false);
  await expect(title).toHaveText(words.say('shell:support.heading'));
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('nothing that a page at rest says goes for a moment when another release takes its place', async ({
  page,
  publishStorm,
  signInAs,
  words: { say },
}) => {
  await signInAs('grace', '/billing');
  const main = page.getByRole('main');
  await expect(main.getByRole('row')).not.toHaveCount(0);
  await expect(main.getByRole('link', { name: say('billing:history.all') })).toBeVisible();
  const said = await page.evaluateHandle(() => {
    const before = document.querySelector('main')?.innerText.split('\n') ?? [];
    const gone = new Set<string>();
    const look = (): void => {
      const now = document.querySelector('main')?.innerText ?? '';
      for (const line of before) if (!now.includes(line)) gone.add(line);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return gone;
  });
  await publishStorm('TWC');
  await expectStorm(page, true);
  expect(await said.evaluate((gone) => [...gone])).toEqual([]);
});

test('somebody with another footprint does not see it', async ({ page, publishStorm, signInAs, words }) => {
  await publishStorm('TWC');
  await signInAs('maria', '/support');
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(page.getByRole('navigation', { name: words.say('shell:menu') })).toBeVisible();
  await expect(page.getByText(stormWords.title)).toBeHidden();
});

test('a payment keeps what was typed and the release it began with, over a reload, and is paid once', async ({
  page,
  publishStorm,
  signInAs,
  words,
}) => {
  const customer = await signInAs('grace');
  const steps = paymentSteps(page, words);
  await steps.open();
  await steps.expectStep('amount');
  await steps.continue();
  await steps.expectStep('method');
  await choose(steps.method(words.say('payment:method.newCard')));

  await publishStorm('TWC');
  await hear(page);
  await steps.expectStep('method');
  await expect(steps.method(words.say('payment:method.newCard'))).toBeChecked();
  await page.reload();
  await steps.expectStep('method');
  await expect(steps.method(words.say('payment:method.newCard'))).toBeChecked();
  await expect(page.getByText(stormWords.title)).toBeHidden();

  await steps.addCard({ number: '4111111111111111' });
  await steps.continue();
  await steps.expectStep('date');
  await steps.continue();
  await steps.expectStep('review');
  await steps.payButton(50).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
  expect(await customer.newPayments()).not.toEqual([]);

  await page
    .getByRole('link', { name: words.say('shell:nav.support') })
    .first()
    .click();
  await expect(page.getByText(stormWords.title)).toBeVisible();
  await expect.poll(() => address(page)).toBe('/support');
});
