import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../journeys/house/launchOptions.ts';

/** A browser whose pages are waited for as long as those of journeys: how long they take is measured, and is no failure. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  return browser.on('context', (context) => context.setDefaultTimeout(60_000));
}
