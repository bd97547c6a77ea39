import { defineConfig } from '@playwright/test';
import { locateBrowser } from '../../scripts/test/browser.ts';
import { launchOptions } from './house/launchOptions.ts';
import { seed } from './sample.ts';

// For the workers, too, which may begin on another day.
process.env['SEED'] = seed;

const browser = locateBrowser();

/** Journeys that mostly wait: for moments, for answers that do not come, on a slow line. */
const waiting = /journeys[\\/](?:bench|decisions|money[\\/]matrix)[\\/].*\.spec\.ts$/;

/** Each of these publishes, which takes the longest: in one line with those that wait they would outlast all others. */
const publishing = /journeys[\\/]releases[\\/].*\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './house/globalSetup.ts',
  fullyParallel: true,
  // Two cores: two browsers that have much to do, and beside them one that waits and two that publish, each with a house.
  workers: 5,
  projects: [
    { name: 'busy', testIgnore: [waiting, publishing], workers: 2 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'publishing', testMatch: publishing, workers: 2 },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // How long a journey takes says nothing about it: the machine may be busy. These only end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, ...(browser !== undefined && { executablePath: browser }) },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
