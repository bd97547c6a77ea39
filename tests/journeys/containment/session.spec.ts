import type { Page } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';
import { expect, test } from '../journey/index.ts';

test('the session is in one cookie that no script can read and no other site is sent', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('maria', '/billing');
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('session'));
  expect(cookies).toMatchObject([
    { name: '__Host-Http-session', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(cookies[0]?.value);
});

const changes = [
  { path: '/auth/sign-out', data: '{}' },
  { path: '/selfservice/graph', data: JSON.stringify({ query: 'mutation { __typename }' }) },
  { path: '/pci/cps/v1/frame-sessions', data: '{}' },
  { path: '/analytics/portal-usage-test', data: '[]' },
] as const;

/** Headers of a request of another site: it cannot set ours, and cannot avoid the others. */
const foreign = [
  ['without our header', () => ({})],
  ['from another origin', () => ({ 'x-portal-request': '1', origin: 'http://elsewhere.test' })],
  [
    'from another site',
    ({ portal }: HousePlaces) => ({
      'x-portal-request': '1',
      origin: portal,
      'sec-fetch-site': 'cross-site',
    }),
  ],
] as const;

test('a request that changes something is refused unless it comes from our own page', async ({
  page,
  places,
  signInAs,
}) => {
  await signInAs('maria');
  for (const { path, data } of changes) {
    for (const [how, headersFor] of foreign) {
      const headers = { 'content-type': 'application/json', ...headersFor(places) };
      const answer = await page.request.post(path, { headers, data });
      expect(answer.status(), `${path} ${how}`).toBe(403);
    }
  }
  expect(await (await page.request.get('/auth/session')).json()).toMatchObject({ signedIn: true });
});

test('another site can neither sign a customer out nor call the graph for them', async ({
  page,
  places,
  complaints,
  signInAs,
}) => {
  complaints.expect(/403|\/elsewhere|CORS|ERR_FAILED|ERR_BLOCKED|CROSS_SITE/);
  const customer = await signInAs('maria');
  await openOtherSite(page, places);
  const calls = await page.evaluate(callFromElsewhere, places.portal);
  expect(calls).toEqual(['no answer', 'no answer', 'no answer']);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/auth/sign-out')),
    page.evaluate(submitForm, `${places.portal}/auth/sign-out`),
  ]);
  expect(answer.status()).toBe(403);
  expect(await answer.request().allHeaders(), 'the cookie stays at home').not.toHaveProperty('cookie');
  expect(await (await page.request.get('/auth/session')).json()).toMatchObject({
    signedIn: true,
    username: customer.username,
  });
  expect(await customer.newPayments()).toEqual([]);
  expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
});

/** Opens a page of another site: not even that of the cards may act for a customer. */
async function openOtherSite(page: Page, { cards }: HousePlaces): Promise<void> {
  await page.route(`${cards}/elsewhere`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await page.goto(`${cards}/elsewhere`);
}

/** Runs on the other site: tries with our header, without it, and with a content type that needs no CORS preflight. */
async function callFromElsewhere(portal: string): Promise<string[]> {
  const body = JSON.stringify({ query: 'mutation { createInstantPaymentV2 { paymentId } }' });
  const tries: RequestInit[] = [
    { headers: { 'x-portal-request': '1', 'content-type': 'application/json' } },
    { mode: 'no-cors' },
    { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
  ];
  return Promise.all(
    tries.map(async (init) => {
      try {
        const request = { method: 'POST', credentials: 'include', body, ...init } as const;
        return (await fetch(`${portal}/selfservice/graph`, request)).type;
      } catch {
        return 'no answer';
      }
    }),
  );
}

/** Runs on the other site: submits a form, which may go to any origin. */
function submitForm(action: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, enctype: 'text/plain' });
  document.body.append(form);
  form.submit();
}
