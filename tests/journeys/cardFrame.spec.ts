import { expect, test } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { english } from '../../widgets/kit/gallery/copy.en.ts';
import { startGallerySite } from '../look/gallerySite.ts';
import type { GallerySite } from '../look/gallerySite.ts';

const copy = english.method;
let site: GallerySite;

test.beforeAll(async () => {
  site = await startGallerySite();
});

test.afterAll(() => site.close());

test('a card is entered on another site, and the page receives a token alone (BL-CAL-008)', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const said = await collectMessages(page);
  const frame = await openCardForm(page);
  await frame.getByLabel('Card number').fill('4242 4242-4242 4242');
  await expect(frame.getByText('Visa')).toBeVisible();
  await frame.getByLabel('Expiration date').fill('08 / 2029');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill('Ana Núñez');
  await frame.getByLabel('ZIP code').fill('80202');
  await frame.getByLabel('ZIP code').press('Enter');

  await expect(page.getByText('Accepted: token-1')).toBeVisible();
  expect(site.cards.calls.at(-1)).toEqual({
    path: '/api/pub/pci/v1/payments',
    authorization: 'Bearer gallery',
    body: {
      kind: 'card',
      cardNumber: '4242424242424242',
      expiration: '0829',
      securityCode: '123',
      nameOnCard: 'Ana Núñez',
      zip: '80202',
    },
  });
  await expect(frame.getByLabel('Card number')).toHaveValue('');
  await expect(frame.getByLabel('Security code')).toHaveValue('');
  expect((await said()).replaceAll(/\D/g, '')).not.toContain('4242424242424242');
  expect(complaints).toEqual([]);
});

test('an error is said beside its field and in the summary, which leads into the frame', async ({ page }) => {
  const frame = await openCardForm(page);
  await frame.getByLabel('Card number').fill('3782 822463 10005');
  await frame.getByLabel('Expiration date').fill('13/29');
  await frame.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: copy.next }).click();

  await expect(page.getByRole('alert')).toBeFocused();
  await expect(frame.getByLabel('Security code')).toHaveAccessibleDescription(
    '4 digits on the front Security code must be 4 numeric characters.',
  );
  await page.getByRole('link', { name: 'Security code must be 4 numeric characters.' }).click();
  await expect(frame.getByLabel('Security code')).toBeFocused();
});

test('a security code that does not match is emptied, and can be entered again', async ({ page }) => {
  await page.goto(addressOf(site));
  const frame = page.frameLocator('iframe');
  const code = frame.getByLabel('Security code');
  await code.fill('999');
  await page.getByRole('button', { name: copy.next }).click();
  await expect(page.getByRole('alert')).toContainText(copy.mismatch);
  await expect(code).toHaveValue('');
  await code.fill('123');
  await page.getByRole('button', { name: copy.next }).click();
  await expect(page.getByText('Accepted: proof-1')).toBeVisible();
  expect(site.cards.calls.at(-1)).toMatchObject({
    path: '/pci/cps/v1/security-code-checks',
    body: { methodId: 'visa-4242', securityCode: '123' },
  });
});

test('what was typed survives a change of language', async ({ page }) => {
  const frame = await openCardForm(page);
  await frame.getByLabel('Card number').fill('4242');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(frame.getByLabel('Número de tarjeta')).toHaveValue('4242');
});

test('no other page can hold the frame', async ({ page }) => {
  await page.goto(`${site.cards.origin}/nothing-here`);
  await page.setContent(`<iframe src="${site.cards.origin}/frame"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('a message takes the place of a form that does not come', async ({ page }) => {
  await page.clock.install();
  await page.goto(addressOf(site, 'http://127.0.0.1:9'));
  await expect(page.getByText(copy.loading)).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toContainText(copy.failedTitle);
});

async function openCardForm(page: Page): Promise<FrameLocator> {
  await page.goto(addressOf(site));
  await page.getByRole('radio', { name: copy.card }).check();
  return page.frameLocator('iframe');
}

function addressOf({ address, cards }: GallerySite, cardsOrigin = cards.origin): string {
  return `${address}?page=method&cards=${encodeURIComponent(cardsOrigin)}`;
}

/** What the browser finds wrong: errors, refused scripts and styles. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Everything that any frame said to the page, as one text. */
async function collectMessages(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: unknown[] = [];
    Object.assign(globalThis, { said });
    addEventListener('message', ({ data }) => said.push(data));
  });
  return () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'said')));
}
