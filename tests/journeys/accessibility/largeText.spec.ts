import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test, withoutScreens } from '../journey/index.ts';
import { reflowFindings } from './reflow.ts';

const addresses = ['/account-summary', '/billing', '/billing/payments-history', '/billing/pay'];

/** Amount owed and paid, as in a large account, in cents. */
const large = 98_765_432;

/** A text as long as confirmation numbers, in the widest letters. */
const wide = 'WMWMWMWMWM';

inEachLanguage(() => {
  test('nothing is wider than the smallest screen where the text is twice as large and the amounts have six figures', async ({
    page,
    signInAs,
    words: { money },
  }) => {
    await signInAs('maria');
    await rewrite(page, [/("amount(?:Due)?"):8410\b/g, `$1:${large}`]);
    for (const address of addresses) {
      await page.goto(address);
      const last = address.endsWith('history') ? money(7910) : money(large);
      await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await reflowFindings(page), address).toEqual([]);
    }
  });

  test('a confirmation number stays in one piece on a phone', async ({ page, signInAs, words: { say } }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs('maria');
    await rewrite(page, [/("confirmationNumber"):"\w+"/g, `$1:"${wide}"`]);
    await page.goto('/billing/payments-history');
    await page.getByRole('button', { name: say('list:openAll') }).click();
    const numbers = page.getByRole('cell').filter({ hasText: say('billing:history.confirmation') });
    const lines = await numbers.evaluateAll((cells) =>
      cells.map(({ lastElementChild: value }) => {
        const range = document.createRange();
        if (value) range.selectNodeContents(value);
        return `${value?.textContent}: ${range.getClientRects().length}`;
      }),
    );
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toBe(`${wide}: 1`);
  });
});

/** Replaces a part of the provider's answers on the way to the page. */
async function rewrite(page: Page, [pattern, instead]: readonly [RegExp, string]): Promise<void> {
  await withoutScreens(page);
  await page.route('**/selfservice/graph*', async (route) => {
    // The browser's headers about the origin of a request are lost here; the portal's own header replaces them.
    const headers = { ...route.request().headers(), 'x-portal-request': '1' };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, body: (await response.text()).replaceAll(pattern, instead) });
  });
}
