import type { Page } from '@playwright/test';

/** The appearance of a screen, besides its language. */
export interface Look {
  scheme: 'light' | 'dark';
  /** Width of the window, in CSS pixels. */
  width: number;
}

const schemes = ['light', 'dark'] as const;

/** The height of the window for each width: a phone, a tablet, a desktop screen. */
const heights: Readonly<Record<number, number>> = { 320: 640, 768: 1024, 1440: 900 };

/** Every scheme at every width. */
export function everyLook(widths: readonly number[]): readonly Look[] {
  return schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));
}

/**
 * One look for each screen, in turn, so that with two languages any two of screen, language, scheme and width meet:
 * neighbouring screens complement each other.
 */
export function sampledLook(widths: readonly number[], screen: number, language: number): Look {
  const looks = everyLook(widths);
  const opposite = looks.length - 1 - (screen % looks.length);
  const chosen = looks[language % 2 === 0 ? screen % looks.length : opposite];
  if (chosen === undefined) throw new Error('There are no widths.');
  return chosen;
}

/** Applies a look to the page, and waits until it is painted. */
export async function applyLook(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await resize(page, width, heights[width] ?? 900);
}

/**
 * Resizes the window, and waits until the page is painted in it. Not its frames: a frame out of sight is never painted.
 */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
