import { expect, heading, inEachLanguage, test, withoutScreen } from '../journey/index.ts';

inEachLanguage(() => {
  test('where nothing is preloaded, as with an old release or another edge, the billing page says what is due as it always does', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say } = words;
    await signInAs('maria', '/support');
    await page.route('**/billing', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = withoutScreen(html).replaceAll(
        /<link rel="(?:preload" as="fetch|modulepreload)"[^>]*>/g,
        '',
      );
      expect(html).toContain('$84.10');
      expect(body).not.toMatch(/84\.10|8410/);
      await route.fulfill({ response, body });
    });
    await page.goto('/billing');
    await expect(heading(page)).toHaveText(say('billing:heading'));
    await expect(page.getByRole('region', { name: say('billing:status.due.title') })).toContainText('$84.10');
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('where the edge got no answer and every preloaded question is refused on its way, the billing page asks for itself and says what is due', async ({
    page,
    signInAs,
    words,
    complaints,
  }) => {
    const { say } = words;
    const customer = await signInAs('maria', '/support');
    // The edge's own request fails, and it gives up.
    await customer.fault('billingAccounts', { kind: 'http-status', status: 500 }, 1);
    let refused = 0;
    complaints.expect(/selfservice\/graph/);
    await page.route(isPreloaded, async (route) => {
      refused += 1;
      await route.abort('connectionreset');
    });
    await page.goto('/billing');
    await expect(page.getByRole('region', { name: say('billing:status.due.title') })).toContainText('$84.10');
    expect(refused).toBeGreaterThan(0);
  });
});

/** Whether the address of a query is preloaded: only a later one has a number. */
function isPreloaded({ searchParams }: URL): boolean {
  return searchParams.has('id') && !searchParams.has('again');
}
