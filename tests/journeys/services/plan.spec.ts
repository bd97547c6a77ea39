import { expect, heading, test, untilLive } from '../journey/index.ts';

test('from home the plan, changing it, upgrading it and buying besides are reached by clicking, with what each costs (SH-ROUTE-009, SH-ROUTE-018, SH-ROUTE-020)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/account-summary');
  const main = page.getByRole('main');
  const offers = (name: string) => main.getByRole('list', { name: say(name) });
  await page
    .getByRole('navigation', { name: say('shell:menu') })
    .getByRole('link', { name: say('shell:nav.plan'), exact: true })
    .click();
  await expect(heading(page)).toHaveText(say('plan:title'));
  await expect(main.getByRole('table', { name: say('plan:title') })).toContainText('Internet 500');
  await main.getByRole('link', { name: say('offers:change.go'), exact: true }).click();
  await expect(heading(page)).toHaveText(say('offers:change.title'));
  await expect(offers('offers:change.title')).toContainText('Internet 300');
  await main.getByRole('link', { name: say('plan:back'), exact: true }).click();
  await main.getByRole('link', { name: say('upgrade:go'), exact: true }).click();
  await expect(heading(page)).toHaveText(say('upgrade:title'));
  await expect(offers('upgrade:title')).toContainText('Internet 1 Gig');
  await page.goBack();
  await page.getByRole('link', { name: say('help:sitemap.title'), exact: true }).click();
  // The plan, which has such a link, too, stays until the site map is there.
  await expect(heading(page)).toHaveText(say('help:sitemap.title'));
  await main.getByRole('link', { name: say('buy:title'), exact: true }).click();
  await expect(heading(page)).toHaveText(say('buy:title'));
  await expect(offers('buy:title')).toContainText('Home Phone Unlimited');
});

test('what is offered, and why nothing is, comes by the names of the specification (SH-ENT-033)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/myplan');
  // A link pressed before the portal is live loads a page with its answers: the browser would request nothing.
  await untilLive(page);
  const answered = page.waitForResponse(/\/api\/pub\/buyflow\/v3\/packageandoffers\?/);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('offers:change.go'), exact: true })
    .click();
  const offers = (await (await answered).json()) as { availableOffers: object[] };
  const names = ['availableOffers', 'offerRecommendationScenario', 'scenarioId'];
  expect(Object.keys(offers).sort()).toEqual(names);
  expect(offers.availableOffers).not.toEqual([]);
  for (const offer of offers.availableOffers)
    expect(offer).toMatchObject({
      id: expect.any(String),
      offerType: expect.any(String),
      baseOffer: { id: expect.any(String), promotionType: expect.any(String) },
    });
  // For a past-due customer the page does not even send the request; the service would give the reason.
  await signInAs('luis', '/myplan');
  const headers = { 'x-portal-request': '1' };
  const none = await page.request.get('/api/pub/buyflow/v3/packageandoffers?language=en', { headers });
  const refused = (await none.json()) as object;
  expect(Object.keys(refused).sort()).toEqual([
    'availableOffers',
    'offerRecommendationScenario',
    'reasonCode',
    'reasonMessage',
    'scenarioId',
  ]);
});
