import { expect, heading, inEachLanguage, sample, test } from '../journey/index.ts';

/** What customers who are signed in open by their address. */
const opened = ['/billing', '/account-summary', '/billing/pay', '/billing/payments-history'];

/** How far a page may jump while it is put together, as browsers score it. */
const limit = 0.02;

declare global {
  interface Window {
    /** Each jump: how far, and the classes of what moved. */
    jumps?: { value: number; moved: string }[];
  }
}

inEachLanguage(() => {
  for (const width of sample([320, 390, 768, 1440], 1, 'widths of a hard load')) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('nothing jumps while a page is put together', async ({ page, signInAs }) => {
        await page.addInitScript(() => {
          const jumps: NonNullable<Window['jumps']> = [];
          window.jumps = jumps;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
              jumps.push({ value, moved: sources.map(({ node }) => node?.className).join(', ') });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await signInAs('maria', '/support');
        for (const path of opened) {
          await page.goto(path);
          await heading(page).waitFor();
          await expect(page.locator('[data-waiting]')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          const jumps = (await page.evaluate(() => window.jumps)) ?? [];
          const whole = jumps.reduce((sum, { value }) => sum + value, 0);
          expect(whole, `${path}: ${JSON.stringify(jumps)}`).toBeLessThanOrEqual(limit);
        }
      });
    });
  }
});
