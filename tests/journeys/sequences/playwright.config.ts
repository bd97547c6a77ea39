import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

// Read by the workers, too: each of them reads this file.
process.env['SEQUENCES'] = 'all';

/** Every generated journey, and then how much of the sequence was seen in the browser. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../../test-results/sequences',
  globalSetup: '../house/globalSetup.ts',
  reporter: [['line'], ['./coverageReporter.ts']],
});
