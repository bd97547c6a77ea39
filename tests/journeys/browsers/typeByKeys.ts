import type { Locator, Page } from '@playwright/test';

/**
 * Types key by key in the portal's own document: over WebDriver BiDi, Playwright's `fill` sets the value past React, which
 * does not notice it. The card frame has no React.
 */
export function typeByKeys(page: Page): void {
  const prototype: Locator = Object.getPrototypeOf(page.locator('*'));
  const { fill } = prototype;
  prototype.fill = async function fillByKeys(text, options) {
    const isFramed = await this.evaluate(() => window.parent !== window);
    if (isFramed) return fill.call(this, text, options);
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    return this.pressSequentially(text);
  };
}
