import { defineConfig } from '@playwright/test';
import { locateBrowser } from '../../scripts/test/browser.ts';
import { launchOptions } from './house/launchOptions.ts';
import { seed } from './sample.ts';

// For the workers, too, which may begin on another day.
process.env['SEED'] = seed;

const browser = locateBrowser();

/** Journeys that mostly wait: for moments, for answers that do not come, on a slow line. */
const waiting = /journeys[\\/](?:bench|decisions|money[\\/]matrix)[\\/].*\.spec\.ts$/;

/** Each of these publishes, which takes the longest: among those that wait they would outlast all others. */
const publishing = /journeys[\\/]releases[\\/].*\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './house/globalSetup.ts',
  fullyParallel: true,
  // Two cores, and three lines that end at about the same time: three browsers that have much to do, and beside them one
  // that waits and one that publishes, in a house of its own.
  workers: 5,
  projects: [
    { name: 'busy', testIgnore: [waiting, publishing], workers: 3 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'publishing', testMatch: publishing, workers: 1 },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // How long a journey takes says nothing about it: the machine may be slow, or busy. These only end what hangs. On one half
  // as fast as usual, three waits of 400 journeys came near 20 seconds.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, ...(browser !== undefined && { executablePath: browser }) },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
