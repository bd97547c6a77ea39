import type { LaunchOptions } from '@playwright/test';

/** How the browser of the journeys is started: the one that is installed, and one that calls nobody by itself. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The shell keeps a frame of another site in the page's process unless it is told; the browsers of customers do not.
    '--site-per-process',
  ],
};
