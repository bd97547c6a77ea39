import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Journeys that pay by card, from a bank account and on a later day, and change Auto Pay, in Firefox ESR and WebKitGTK. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['payment/{result,newMethods}.spec.ts', 'billing/{manageAutoPay,whoMayPay}.spec.ts'],
  // Over WebDriver BiDi clicks and keys do not reach a frame of another site, but `fill` does; and the bodies of requests
  // are not reported.
  grepInvert:
    /bank account \((?:CHECKING|SAVINGS)|bank form|another method is chosen|cannot be made|Enter in the card form|without a confirmation number/,
  outputDir: '../../../test-results/browsers',
  globalSetup: '../house/globalSetup.ts',
  reporter: [['line'], ['../house/failureReporter.ts']],
  workers: 1,
  projects: [
    { name: 'firefox' },
    { name: 'firefox-marionette', testMatch: 'browsers/paying.webdriver.ts', grepInvert: [] },
    { name: 'webkitgtk', testMatch: 'browsers/paying.webdriver.ts', grepInvert: [] },
  ],
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'firefox.mjs') },
    // Screenshots hide the caret by a style that the policy of the portal refuses.
    screenshot: 'off',
  },
});
