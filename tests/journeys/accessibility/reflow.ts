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

/**
 * Every element, frames included, that is wider than one of these windows, and so would have to be scrolled sideways; and
 * words that have so little room there that their letters stand one below the other.
 */
export async function reflowFindings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await resize(page, width, height);
    const ofFrames = await Promise.all(
      page.frames().flatMap((frame) => [frame.evaluate(measureOverflow), frame.evaluate(findStackedLetters)]),
    );
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

/** Runs in the page: finds words of which hardly two letters stand side by side. */
function findStackedLetters(): string[] {
  // What only a screen reader says has a box of one pixel, or stands in one.
  const isOnlySpoken = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || isOnlySpoken(element.parentElement));
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (words.length < 6 || !parent?.checkVisibility() || parent.closest('thead') || isOnlySpoken(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (lines.length > words.length / 2) found.push(`letters below each other: ${words}`);
  }
  return found;
}
