import { expect, heading, test } from '../journey/index.ts';

test('from home an order is found by clicking, with what was ordered and where it is (SH-ROUTE-032, SH-ROUTE-033)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('hannah', '/account-summary');
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: say('shell:menu') });
  await menu.getByRole('link', { name: say('shell:nav.orders'), exact: true }).click();
  await expect(heading(page)).toHaveText(say('orders:title'));
  await main.getByRole('link', { name: say('orders:one', { number: '10482' }) }).click();
  await expect(heading(page)).toHaveText(say('orders:one', { number: '10482' }));
  await expect(main.getByRole('table', { name: say('orders:items') })).toContainText('Galaxy Tab S9');
  await main.getByRole('link', { name: say('orders:shipping.see') }).click();
  await expect(heading(page)).toHaveText(say('orders:shipping.title'));
  await expect(main.getByText('1Z999AA10123456784')).toBeVisible();
  await expect(menu.locator('[aria-current="page"]')).toHaveText(say('shell:nav.orders'));

  // An order of another customer counts as one that does not exist.
  const address = page.url();
  await signInAs('carlos', '/orders');
  await page.goto(address);
  await expect(main.getByText(say('mobile:errors.order.title'))).toBeVisible();
});
