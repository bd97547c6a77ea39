import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The heading of the prerendered screen, whether its element is still there, and the layout shifts. */
    screenWatch?: { cameWith: string | undefined; isSame: boolean; shifts: number[] };
  }
}

/** Watches, from the next page on, whether the prerendered screen stays. */
export async function watchScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let came: Element | null = null;
    const watch = {
      cameWith: undefined as string | undefined,
      get isSame() {
        return came !== null && came === document.querySelector('main h1');
      },
      shifts: [] as number[],
    };
    window.screenWatch = watch;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watch.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      came = document.querySelector('main h1');
      watch.cameWith = came?.textContent;
    });
  });
}
