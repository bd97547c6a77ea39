import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { resize } from '../../look/screens/index.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 up to AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules for pages that do not apply to a form in a frame: the page around it fulfils them. */
const ofPagesOnly = ['page-has-heading-one', 'landmark-one-main', 'region'];

/** The findings of axe in a page and in each of its frames, the card service's included. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await showWholePage(page);
  const [main, ...others] = page.frames();
  const [ofPage, ...ofFrames] = await Promise.all([
    main ? findingsIn(main, []) : [],
    ...others.map((frame) => findingsIn(frame, ofPagesOnly)),
  ]);
  return [...ofPage, ...ofFrames.flat()];
}

/** Enlarges the window: content under a bar at its foot could be scrolled out, but axe would call it too small. */
async function showWholePage(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await resize(page, width, await page.evaluate(() => document.documentElement.scrollHeight));
}

async function findingsIn(frame: Frame, without: readonly string[]): Promise<string[]> {
  const isLoaded = await frame.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await frame.evaluate(source);
  return frame.evaluate(runAxe, {
    runOnly: tags,
    // Off by default, although WCAG 2.2 demands it.
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
    iframes: false,
    resultTypes: ['violations'],
  });
}

/** Runs in the page. */
async function runAxe(options: object): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
  };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary ?? ''}`),
  );
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}
