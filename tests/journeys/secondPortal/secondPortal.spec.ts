import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { startPharmacy, type Pharmacy } from '../../fixtures/pharmacy/server.ts';

/*
 * The portal of a pharmacy: another trade, French before English, its own packs, and the same engine and tools.
 */

// Built once, by the worker that runs these tests.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'fr-FR' });

const builtPortal = mkdtempSync(join(tmpdir(), 'pharmacy-'));
let pharmacy: Pharmacy;
let complaints: string[];

test.beforeAll(async () => {
  const configFile = join(import.meta.dirname, '../../fixtures/pharmacy/vite.config.ts');
  await build({
    configFile,
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir: builtPortal, emptyOutDir: true },
  });
});
test.afterAll(() => rmSync(builtPortal, { recursive: true }));

test.beforeEach(async ({ page }) => {
  pharmacy = await startPharmacy(builtPortal);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
test.afterEach(() => {
  pharmacy.close();
  expect(complaints).toEqual([]);
});

test('a patient signs in on the way, is told what is missing and what is too soon, and orders a refill', async ({
  page,
}) => {
  await page.goto(`${pharmacy.origin}/renouveler`);
  await expect(page).toHaveURL(/\/connexion\?retour=%2Frenouveler$/);
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('link', { name: 'camille' }).click();
  await expect(page.getByRole('main').getByText('Étape 1 sur 3 : Quel médicament ?')).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('link', { name: 'Choisissez un médicament.' })).toBeVisible();
  await orderRefill(page, 'Metformine');
  await page
    .getByRole('alertdialog', { name: 'C’est trop tôt' })
    .getByRole('button', { name: 'D’accord' })
    .click();
  await orderRefill(page, 'Lévothyroxine');
  await expect(page.getByRole('heading', { name: 'C’est commandé' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Numéro de commande : PC-1')).toBeVisible();
  expect(pharmacy.orders).toMatchObject([{ medicine: 'levothyroxine', who: 'camille' }]);
});

test('an order whose answer is lost is asked after, and is ordered once', async ({ page }) => {
  await signIn(page, 'camille', '/renouveler');
  pharmacy.dropNextAnswer();
  await orderRefill(page, 'Lévothyroxine');
  await expect(page.getByRole('heading', { name: 'C’est commandé' })).toBeVisible();
  expect(pharmacy.orders).toHaveLength(1);
  complaints = complaints.filter((each) => !each.includes('ERR_EMPTY_RESPONSE'));
});

test('each role has its own place, and the pharmacist sees what was ordered', async ({ page }) => {
  await signIn(page, 'camille', '/preparation');
  await expect(page.getByRole('table', { name: 'Mes ordonnances' })).toContainText('Lévothyroxine');
  await expect(page.getByRole('row', { name: /^Lévothyroxine 2 1\s234,50\s€ 31\/03\/2027$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Renouveler une ordonnance' }).click();
  await orderRefill(page, 'Lévothyroxine');
  await expect(page.getByRole('heading', { name: 'C’est commandé' })).toBeVisible();
  await signIn(page, 'roy', '/ordonnances');
  await expect(page).toHaveURL(/\/preparation$/);
  await expect(page.getByRole('row', { name: 'levothyroxine camille' })).toBeVisible();
});

test('the toggle takes the delivery away, and everything is there in English', async ({ page }) => {
  pharmacy.setDelivery(false);
  await signIn(page, 'camille', '/renouveler');
  await page.getByRole('radio', { name: 'Lévothyroxine' }).check();
  await proceed(page);
  await expect(page.getByRole('radio', { name: 'Au comptoir' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'À domicile' })).toHaveCount(0);
  await page.goto(`${pharmacy.origin}/en`);
  await expect(page.getByRole('heading', { name: 'My prescriptions' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByRole('row', { name: /^Lévothyroxine 2 €1,234\.50 31\/03\/2027$/ })).toBeVisible();
  await page.goto(`${pharmacy.origin}/nothing`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

async function signIn(page: Page, who: string, address: string): Promise<void> {
  await page.goto(`${pharmacy.origin}/auth/sign-in?who=${who}&retour=${encodeURIComponent(address)}`);
}

async function orderRefill(page: Page, medicine: string): Promise<void> {
  await page.getByRole('radio', { name: medicine }).check();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Comment le recevoir ?' })).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('definition').filter({ hasText: medicine })).toBeVisible();
  await page.getByRole('button', { name: 'Commander' }).click();
}

async function proceed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer' }).click();
}
