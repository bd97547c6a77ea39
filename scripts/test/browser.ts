import { delimiter, join } from 'node:path';
import { installPackage, isProgram, mayInstallPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the journeys, and installs Debian's when there is none and this may be done. Says in one line
 * what to install otherwise; the journeys then fail.
 *
 * @returns `CHROMIUM_PATH` for the journeys, or nothing
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): { CHROMIUM_PATH?: string } {
  const found = locate(environment) ?? (installBrowser() ? locate(environment) : undefined);
  if (found !== undefined) return { CHROMIUM_PATH: found };
  console.log(
    'No browser: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
  return {};
}

function locate(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find(isProgram);
}

function installBrowser(): boolean {
  if (!mayInstallPackages()) return false;
  console.log('Installing a browser for the journeys (apt-get install chromium).');
  return installPackage('chromium');
}
