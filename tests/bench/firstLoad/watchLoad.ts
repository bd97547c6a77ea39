import type { Page, Request } from '@playwright/test';
import type { LoadedFile } from './loadedFile.ts';

/** So long must nothing be asked for until a load counts as over, in milliseconds. */
const QUIET = 1_000;

/** Gathers what a page loads of the built portal. */
export interface LoadWatch {
  /** The files, in the order in which they were asked for, when none has been asked for for a while. */
  settled(): Promise<LoadedFile[]>;
}

/**
 * Watches a page that has not been opened yet. What waits for an idle moment is kept waiting, since it does not stand
 * between a customer and the page; and so are the answers of the services, so that nothing is counted that only data
 * brings.
 *
 * @param services paths of which the answers are kept back
 */
export async function watchLoad(page: Page, services: string): Promise<LoadWatch> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(services, () => undefined);
  const asked: Request[] = [];
  let last = performance.now();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) return;
    last = performance.now();
    asked.push(request);
  });
  return {
    async settled() {
      while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 10);
      return Promise.all(asked.map(loadedFile));
    },
  };
}

async function loadedFile(request: Request): Promise<LoadedFile> {
  const response = await request.response();
  if (response?.ok() !== true)
    throw new Error(`${request.url()}: ${String(response?.status() ?? request.failure()?.errorText)}`);
  return { path: new URL(request.url()).pathname, bytes: await response.body() };
}
