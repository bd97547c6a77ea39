import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, heading, inEachLanguage, openDrawn, sample, test } from '../journey/index.ts';

const routes = join(import.meta.dirname, '../../../manifests/portal/routes');

/** Addresses whose page for a customer has no prerendered screen, as decision 24 says. */
const withoutScreen = ['/email', '/mkt', '/voice-zone', '/billing/quick-pay', '/billing/mobile/pay'];

/** Every address without parameters that customers can open, wherever it leads them. */
const addresses = globSync('*.json', { cwd: routes })
  .map((file) => JSON.parse(readFileSync(join(routes, file), 'utf8')) as { path: string; language?: object })
  .filter(({ path, language }) => !/[:*]/.test(path) && !language && !withoutScreen.includes(path))
  .map(({ path }) => path)
  .sort();

const opened = ['/billing', ...sample(addresses, 4, 'addresses of a hard load')];

const [customer = ''] = sample(
  ['maria', 'hannah', 'carlos', 'grace', 'linda'],
  1,
  'customers of a hard load',
);

/** Maximum cumulative layout shift of a page while it loads. */
const limit = 0.02;

declare global {
  interface Window {
    /** Each layout shift: its score, and the classes of the moved elements. */
    jumps?: { value: number; moved: string }[];
  }
}

inEachLanguage(() => {
  for (const width of sample([320, 390, 768, 1440], 1, 'widths of a hard load')) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test(`nothing jumps while a page of ${customer}'s is put together`, async ({ page, signInAs }) => {
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
        await signInAs(customer, '/support');
        for (const path of opened) {
          await openDrawn(page, path);
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
