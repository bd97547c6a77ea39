import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// The workers read this file, too, and so get the same value.
process.env['MONEY'] ??= 'turns';

/** Every case of the money matrix, and afterwards the number of cases and the findings. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../../../test-results/money',
  globalSetup: ['./globalSetup.ts', '../../house/globalSetup.ts'],
  projects: [{ name: 'waiting', workers: 3 }],
  reporter: [['line'], ['./matrixReporter.ts']],
});
