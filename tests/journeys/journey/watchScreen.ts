import type { Page } from '@playwright/test';

declare global {
  interface Window {
    screenWatch?: {
      /** The heading of the prerendered screen. */
      cameWith: string | undefined;
      /** Whether its element is still there. */
      isSame: boolean;
      /** Links and buttons of the screen that React has not hydrated yet. */
      waiting: string[];
      /** Links and buttons of the screen whose elements are not there any more. */
      gone: string[];
      shifts: number[];
    };
  }
}

/** Watches, from the next page on, whether the prerendered screen stays. */
export async function watchScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let came: Element | null = null;
    let controls: HTMLElement[] = [];
    const watch = {
      cameWith: undefined as string | undefined,
      get isSame() {
        return came !== null && came === document.querySelector('main h1');
      },
      get waiting() {
        return controls
          .filter((each) => each.isConnected && !Object.keys(each).some((key) => key.startsWith('__react')))
          .map(({ textContent }) => textContent.trim());
      },
      get gone() {
        return controls
          .filter(({ isConnected }) => !isConnected)
          .map(({ textContent }) => textContent.trim());
      },
      shifts: [] as number[],
    };
    window.screenWatch = watch;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watch.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      came = document.querySelector('main h1');
      controls = [...document.querySelectorAll<HTMLElement>('#root :is(a[href], button)')];
      watch.cameWith = came?.textContent;
    });
  });
}
