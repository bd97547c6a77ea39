import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../launchBrowser.ts';
import { createPanel } from '../../journeys/house/panel.ts';
import type { HousePlaces } from '../../journeys/house/places.ts';
import { signIn } from '../../journeys/journey/index.ts';
import { builtHouse } from '../builtHouse.ts';
import type { BenchLine } from '../line.ts';
import { linesOfLoad } from './linesOfLoad.ts';
import type { LoadedFile } from './loadedFile.ts';
import { watchLoad } from './watchLoad.ts';

const SERVICES = '**/selfservice/**';

/** The files that a browser fetches before the public page can be used, and before billing gets its data. */
export async function measureFirstLoad(): Promise<BenchLine[]> {
  const house = await builtHouse();
  const browser = await launchBrowser();
  try {
    const { portal } = house.places;
    const ahead = await inContext(browser, (context) => publicLoad(context, portal));
    // No screen is prerendered for an address with a query.
    const drawn = await inContext(browser, (context) => publicLoad(context, `${portal}/?from=letter`));
    const billing = await inContext(browser, (context) => billingLoad(context, house.places));
    return [
      ...linesOfLoad('First load of the public page, before it can be used', ahead, publicBudget),
      ...linesOfLoad('First load of the public page where the script draws it', drawn, publicBudget),
      ...linesOfLoad('First load of billing, before its first data', billing, { limit: 165, goal: 140 }),
    ];
  } finally {
    await browser.close();
    await house.stop();
  }
}

const publicBudget = { limit: 100, goal: 85 };

async function publicLoad(context: BrowserContext, address: string): Promise<LoadedFile[]> {
  const page = await context.newPage();
  const watch = await watchLoad(page, SERVICES);
  await page.goto(address);
  await heading(page).waitFor();
  return watch.settled();
}

async function billingLoad(context: BrowserContext, places: HousePlaces): Promise<LoadedFile[]> {
  await signIn(context, places, await createPanel(places.panel).clone('maria'));
  const page = await context.newPage();
  const watch = await watchLoad(page, SERVICES);
  await page.goto(`${places.portal}/billing`);
  await heading(page).waitFor();
  return watch.settled();
}

function heading(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Runs each load in a browser context without stored data. */
async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
