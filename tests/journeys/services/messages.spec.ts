import { insideApp } from '../app/app.ts';
import { expect, heading, test } from '../journey/index.ts';

test('from home what was told is reached by clicking, and from there the device that it is about; one that there is not is said to be none in its place; what was saved is said for a moment (SH-ROUTE-013, SH-ROUTE-062, SH-LAYOUT-008)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/account-summary');
  const main = page.getByRole('main');
  await page
    .getByRole('navigation', { name: say('shell:menu') })
    .getByRole('link', { name: say('shell:nav.messages'), exact: true })
    .click();
  await expect(heading(page)).toHaveText(say('notifications:title'));
  const device = main.getByRole('link', { name: say('notifications:open.DEVICE_CONNECT') });
  await expect(device).toBeVisible();
  await main.getByRole('button', { name: say('notifications:markRead') }).click();
  await expect(main.getByRole('button', { name: say('notifications:markRead') })).toHaveCount(0);
  const saved = page.locator('[aria-live="polite"]').getByText(say('common:saved'));
  await expect(saved).toBeVisible();
  await device.click();
  await expect(heading(page)).toHaveText('Phone');
  await expect(saved).toHaveCount(0);
  expect(new URL(page.url()).pathname).toMatch(/\/device-details\/[\dA-F]{12}$/);
  await page.goto('/services/internet/devices/device-details/A1B2C3D4E5F6');
  await expect(main.getByText(say('home-devices:missing.title'))).toBeVisible();
});

test('from home outages are reached by clicking, with what is known of them; the message about one opens what became of it (SH-ROUTE-012, SH-ROUTE-047, SH-PUSH-007)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const app = await insideApp(page, { platform: 'webview' });
  await page.goto('/outage-map');
  const table = page.getByRole('main').getByRole('table', { name: say('outages:known') });
  await expect(table).toContainText('New Orleans');
  await signInAs('simone', '/account-summary');
  await page.getByRole('link', { name: say('shell:outage.see') }).click();
  await expect(heading(page)).toHaveText(say('outages:title'));
  await expect(table).toContainText('New Orleans');
  await app.say({
    type: 'push',
    message: { category: 'OUTAGE_NOTIFICATION', data: { payload: { evtId: 'E-2030' } } },
  });
  const dialog = page.getByRole('dialog', { name: say('outages:restored.title') });
  await expect(dialog).toContainText(say('outages:restored.back', { area: 'Boise, ID' }));
  await dialog.getByRole('button', { name: say('common:ok') }).click();
  await expect(dialog).toBeHidden();
  await page.waitForURL('**/account-summary');
});
