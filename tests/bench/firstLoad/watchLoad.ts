import type { Page, Request } from '@playwright/test';
import type { LoadedFile } from './loadedFile.ts';

/** Milliseconds without a request after which a load counts as over. */
const QUIET = 1_000;

/** Records the files of the built portal that a page loads. */
export interface LoadWatch {
  /** Resolves with the files, in the order of their requests, once none was requested for a while. */
  settled(): Promise<LoadedFile[]>;
}

/**
 * Watches a page that has not been opened yet. Idle callbacks never run, since they do not stand between a customer and the
 * page; and the services never answer, so that files that only data needs are not counted.
 *
 * @param services URL pattern of requests that stay unanswered
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
