import { defineConfig } from '@playwright/test';
import { locateBrowser } from '../../scripts/test/browser.ts';
import { launchOptions } from './house/launchOptions.ts';
import { seed } from './sample.ts';

// For the workers, too, which may begin on another day.
process.env['SEED'] = seed;

const browser = locateBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './house/globalSetup.ts',
  fullyParallel: true,
  // Two cores: a third browser would only make the others wait.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Two browsers and their servers on two cores: who needed a second try is named, so that it can be mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, ...(browser !== undefined && { executablePath: browser }) },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});
