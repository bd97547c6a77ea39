/**
 * Takes a picture of every screen at three widths, in both languages and schemes, into `test-results/screens/`.
 * `npm run screens [tour …]`; the tours are in `tests/look/screens/tours/`. `SCREENS_HOUSE=<places as JSON>` takes them in a
 * house that runs already.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildWhenChanged } from '../../../scripts/start/build.ts';
import { launchOptions } from '../../journeys/house/launchOptions.ts';
import { createPanel } from '../../journeys/house/panel.ts';
import type { HousePlaces } from '../../journeys/house/places.ts';
import { startHouse } from '../../journeys/house/startHouse.ts';
import {
  createCustomer,
  locales,
  paymentSteps,
  signIn,
  wordsOf,
  type Language,
} from '../../journeys/journey/index.ts';
import { tours } from './everyTour.ts';
import { applyLook, everyLook, resize } from './looks.ts';
import type { Tour } from './stage.ts';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'test-results/screens');
const widths = [320, 768, 1440];

const wanted = process.argv.slice(2);
const chosen = tours.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const given = process.env['SCREENS_HOUSE'];
if (given === undefined) buildWhenChanged(project);
const house =
  given === undefined
    ? await startHouse({ builtPortal: join(project, 'dist') })
    : { places: JSON.parse(given) as HousePlaces, stop: () => Promise.resolve() };
const browser = await chromium.launch(launchOptions);
try {
  for (const tour of chosen) {
    rmSync(join(folder, tour.name), { recursive: true, force: true });
    for (const language of Object.keys(locales) as Language[]) {
      const count = await take(browser, house.places, tour, language);
      console.log(`${tour.name}, ${language}: ${count} screens`);
    }
  }
} finally {
  await browser.close();
  await house.stop();
}
console.log(`The pictures are in ${folder}`);

async function take(
  inBrowser: Browser,
  places: HousePlaces,
  { name, walk }: Tour,
  language: Language,
): Promise<number> {
  const context = await inBrowser.newContext({
    locale: locales[language],
    baseURL: places.portal,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const words = wordsOf(language);
  const panel = createPanel(places.panel);
  const stage = {
    page,
    words,
    steps: paymentSteps(page, words),
    expectComplaint: () => undefined,
    async signInAs(persona: string, address: string) {
      const customer = await createCustomer(panel, places, context, persona);
      await signIn(context, places, customer.username);
      await page.goto(address);
      return customer;
    },
  };
  mkdirSync(join(folder, name), { recursive: true });
  let count = 0;
  for await (const screen of walk(stage)) {
    count += 1;
    const number = String(count).padStart(2, '0');
    await takeLooks(page, join(folder, name, `${number}-${screen}.${language}`));
  }
  await context.close();
  return count;
}

async function takeLooks(page: Page, path: string): Promise<void> {
  for (const look of everyLook(widths)) {
    await applyLook(page, look);
    await showWholePage(page, look.width);
    await page.screenshot({ path: `${path}.${look.scheme}.${look.width}.png` });
  }
  await applyLook(page, { scheme: 'light', width: 1440 });
}

/** Makes the window as high as the page: a picture of the full page would leave frames of other sites blank. */
async function showWholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, width, height);
}
