import type { JSHandle, Page } from '@playwright/test';

/**
 * Lets journeys press at once. What has just come takes no press for a moment (`--press-pause`): a day's journeys, which
 * press faster than anybody can read, would wait for two minutes.
 */
export async function withoutPressPause(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--press-pause', '0ms'),
    ),
  );
}

/** What presses on the buttons in sight would meet in the frame in which something has changed. */
type Met = 'buttons' | 'the cover' | 'nothing';

/** Presses as people do, with the pause, and watches what presses would meet after each change of an element's words. */
export async function watchPresses(page: Page, watched: string): Promise<JSHandle<Met[]>> {
  await page.evaluate(() => document.documentElement.style.removeProperty('--press-pause'));
  return page.evaluateHandle((selector) => {
    const all: Met[] = [];
    let words = document.querySelector(selector)?.textContent;
    new MutationObserver(() => {
      const now = document.querySelector(selector)?.textContent;
      if (now === undefined || now === words) return;
      words = now;
      requestAnimationFrame(() => {
        const met = [...document.querySelectorAll('main button')].map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const there = document.elementFromPoint(x + width / 2, y + height / 2);
          return (
            there && (button.contains(there) ? 'buttons' : there.closest('[data-press-cover]') && 'the cover')
          );
        });
        all.push(met.includes('buttons') ? 'buttons' : met.includes('the cover') ? 'the cover' : 'nothing');
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return all;
  }, watched);
}
