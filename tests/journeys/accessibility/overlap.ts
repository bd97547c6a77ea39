import type { Page } from '@playwright/test';

/**
 * Marks or icons over words: `over "Visa ending in 4242": svg 24×16`. Axe does not look for that. Content under a dialog is
 * skipped, and so are drawings wider than an icon, which may contain words of their own.
 */
export function overlapFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const widest = 64;
    const touching = 2;
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const root = [...dialogs].at(-1) ?? document.body;
    // Text for screen readers only: a box of one pixel, which the words overflow.
    const clipped = /rect|inset/;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !clipped.test(getComputedStyle(element).clip + getComputedStyle(element).clipPath);

    const icons = [...root.querySelectorAll('svg, img')]
      .filter((element) => isSeen(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.width <= widest && box.height <= widest);

    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === '' || parent.closest('svg') || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        for (const { element, box } of icons) {
          const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          if (across > touching && down > touching)
            found.push(
              `over "${node.textContent}": ${element.localName} ${Math.round(box.width)}×${Math.round(box.height)}`,
            );
        }
      }
    }
    return found;
  });
}
