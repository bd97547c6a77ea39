import { expect, test } from '../journey/index.ts';

test('the links of the menu stand on the home page only where the menu does not stand beside it (SH-LAYOUT-011)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/account-summary');
  const ofPage = page.getByRole('main').getByRole('link', { name: say('shell:nav.preferences') });
  const ofMenu = page.getByRole('navigation').getByRole('link', { name: say('shell:nav.preferences') });
  await page.setViewportSize({ width: 1091, height: 800 });
  await expect(ofMenu).toBeVisible();
  await expect(ofPage).toBeHidden();
  await page.setViewportSize({ width: 1090, height: 800 });
  await expect(ofPage).toBeVisible();
  await expect(ofMenu).toBeHidden();
});
