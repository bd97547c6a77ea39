import { expect, test, untilLive } from '../journey/index.ts';
import { readyToPay } from '../money/readyToPay.ts';

test('who signs in in another tab is never shown the payment of somebody else, nor asked to pay by it', async ({
  page,
  context,
  words,
  words: { say },
  signInAs,
}) => {
  const first = await signInAs('maria');
  await readyToPay(page, words);
  const otherTab = await context.newPage();
  await otherTab.goto('/billing');
  await untilLive(otherTab);
  await otherTab.getByRole('button', { name: say('shell:signOut') }).click();
  // Nobody has looked at the first tab meanwhile.
  await page.waitForURL('**/login?*');
  const second = await signInAs('luis');
  await otherTab.goto('/billing');
  await page.waitForURL('**/account-summary');
  await expect(page.getByText('$192.40').first()).toBeVisible();
  await expect(page.getByText('$84.10')).toHaveCount(0);
  expect([await first.newPayments(), await second.newPayments()]).toEqual([[], []]);
});
