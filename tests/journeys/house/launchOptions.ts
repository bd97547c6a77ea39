import type { LaunchOptions } from '@playwright/test';

/** Options of the journeys' browser: the installed one, without requests of its own. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The shell keeps a frame of another site in the page's process without this flag; the browsers of customers do not.
    '--site-per-process',
  ],
};
