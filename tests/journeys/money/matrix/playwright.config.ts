import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// Read by the workers, too: each of them reads this file.
process.env['MONEY'] ??= 'turns';

/** Every case of the money matrix, and then how many ran and what was found. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../../../test-results/money',
  globalSetup: ['./globalSetup.ts', '../../house/globalSetup.ts'],
  projects: [{ name: 'waiting', workers: 3 }],
  reporter: [['line'], ['./matrixReporter.ts']],
});
