import { defineConfig } from '@playwright/test';
import { locateBrowser } from '../../scripts/test/browser.ts';
import { launchOptions } from './house/launchOptions.ts';
import { seed } from '../fixtures/sample.ts';

// Passes the seed to the workers, which may begin on another day.
process.env['SEED'] = seed;

const browser = locateBrowser();

/** Journeys that mostly wait: for moments, for missing answers, on a slow line. */
const waiting = /journeys[\\/](?:bench|decisions|money[\\/]matrix)[\\/].*\.spec\.ts$/;

/** Journeys that publish, which takes the longest: among the waiting ones they would outlast all others. */
const publishing = /journeys[\\/]releases[\\/].*\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './house/globalSetup.ts',
  fullyParallel: true,
  // On two cores more browsers at once take longer: four took a sixth more processor time for each journey than two. The
  // longest chains come first, one that publishes, in a house of its own, and one that waits; the others fill up.
  workers: 4,
  projects: [
    { name: 'publishing', testMatch: publishing, workers: 1 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'busy', testIgnore: [waiting, publishing], workers: 3 },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // Timeouts only end hanging journeys: a slow or busy machine is no failure. On one half as fast as usual, three waits of
  // 400 journeys came near 20 seconds.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['line'],
    ['./house/failureReporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const]),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, ...(browser !== undefined && { executablePath: browser }) },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
