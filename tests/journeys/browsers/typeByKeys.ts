import type { Locator, Page } from '@playwright/test';

/**
 * Over WebDriver BiDi, Playwright sets what is filled in past React, which does not hear of it: in the portal's own
 * document it is typed, key by key. The card frame has no React.
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
