import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../journeys/house/launchOptions.ts';

/** A browser with a timeout as long as that of journeys: a slow page is measured, and is no failure. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  return browser.on('context', (context) => context.setDefaultTimeout(60_000));
}
