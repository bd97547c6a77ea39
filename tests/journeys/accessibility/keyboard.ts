import type { Locator, Page } from '@playwright/test';

/** More presses than any screen has tab stops. */
const mostPresses = 60;

/**
 * Moves the focus to a control with the Tab key, as somebody without a pointer does.
 *
 * @returns the number of presses
 * @throws Error with the last focused element if the control cannot be reached
 */
export async function tabTo(page: Page, control: Locator): Promise<number> {
  await control.waitFor();
  for (let presses = 0; presses <= mostPresses; presses += 1) {
    if (await hasFocus(control)) return presses;
    await page.keyboard.press('Tab');
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${String(control)} cannot be reached with Tab. The focus is on ${last}`);
}

/** Moves the focus to a control and presses Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => document.hasFocus() && element === document.activeElement);
}
