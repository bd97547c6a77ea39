import type { Page } from '@playwright/test';
import { withoutPressPause } from './pressPause.ts';

/** Whether journeys go slowly: `npm run matrix:slow`. */
const isSlow = process.env['SLOW'] !== undefined;

/** How long people press, in milliseconds. */
const pressing = { delay: 100 };

/** How fast a page is, and how fast it is pressed. */
export async function setPace(page: Page): Promise<void> {
  await (isSlow ? goSlowly(page) : withoutPressPause(page));
}

/**
 * Lets a page be as on a slow phone, and pressed as people press it: code and answers come while presses last. A journey
 * presses for no time at all otherwise, and hardly ever meets what moves under a press.
 */
async function goSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  const context = page.context();
  const setOffline = context.setOffline.bind(context);
  // The conditions that were set last hold, whoever set them.
  context.setOffline = async (offline) => {
    await setOffline(offline);
    const network = { latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline, ...network });
  };
  await context.setOffline(false);
  pressLong(page);
}

let presses = false;

/** Playwright has no option for how long all presses of a page take. */
function pressLong(page: Page): void {
  if (presses) return;
  presses = true;
  const locator = Object.getPrototypeOf(page.locator('html')) as ReturnType<Page['locator']>;
  const { click } = locator;
  locator.click = function clickLong(this: typeof locator, options) {
    return click.call(this, { ...pressing, ...options });
  };
}
