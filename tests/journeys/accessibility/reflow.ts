import type { Page } from '@playwright/test';
import { resize } from '../../look/screens/index.ts';

/**
 * A desktop window of 1280 by 1024 px at 400 %, the smallest that WCAG 2.2 requires (1.4.10); and windows between a phone and
 * a desktop, in which tables are narrowest.
 */
const windows = [
  [768, 1024],
  [608, 800],
  [320, 256],
] as const;

/** Every element, frames included, that is wider than one of these windows, and so would have to be scrolled sideways. */
export async function reflowFindings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await resize(page, width, height);
    const ofFrames = await Promise.all(page.frames().map((frame) => frame.evaluate(measureOverflow)));
    found.push(...ofFrames.flat().map((each) => `at ${width} px: ${each}`));
  }
  return found;
}

/** Runs in the page: measures how far it can be scrolled sideways, and finds the elements that overflow. */
function measureOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
  return [`${scrollWidth - clientWidth} px too wide: ${widest.slice(-3).join(' | ')}`];
}
