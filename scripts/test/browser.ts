import { delimiter, join } from 'node:path';
import { installPackage, isProgram, mayInstallPackages } from './debian.ts';

/** Chromium without a window to draw: journeys take about half the processor time of the whole browser with it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the journeys: the one that `CHROMIUM_PATH` names, or the quickest. Debian's is installed if it is
 * missing and this is allowed; if that fails, another browser serves. Without any, prints one line that says what to
 * install; the journeys then fail.
 *
 * @returns `CHROMIUM_PATH` for the journeys, or nothing
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): { CHROMIUM_PATH?: string } {
  const isNamed = (environment['CHROMIUM_PATH'] ?? '') !== '';
  if (!isNamed && onPath(environment, [shell]) === undefined) installShell();
  const found = locateBrowser(environment);
  if (found !== undefined) return { CHROMIUM_PATH: found };
  console.log(
    `No browser: install Chromium or Chrome (Debian: apt-get install ${shell}), or set CHROMIUM_PATH.`,
  );
  return {};
}

/** The browser that `CHROMIUM_PATH` names, or the quickest that is installed; undefined without one. */
export function locateBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  return onPath(environment, names) ?? elsewhere.find(isProgram);
}

function onPath(environment: NodeJS.ProcessEnv, programs: readonly string[]): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function installShell(): void {
  if (!mayInstallPackages()) return;
  console.log(`Installing a browser for the journeys (apt-get install ${shell}).`);
  installPackage(shell);
}
