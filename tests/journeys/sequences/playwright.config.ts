import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

// The workers read this file, too, and so get the same value.
process.env['SEQUENCES'] = 'all';

/** Every generated journey, and afterwards the coverage of the sequences in the browser. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../../test-results/sequences',
  globalSetup: '../house/globalSetup.ts',
  reporter: [['line'], ['../house/failureReporter.ts'], ['./coverageReporter.ts']],
});
