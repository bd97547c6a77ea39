/**
 * Builds the gallery, opens every page at three widths, in both schemes and languages, takes a picture of each, and
 * reports what axe finds (WCAG 2.2 AA), what breaks the content security policy, and what is wider than the screen.
 * `node tests/look/look.ts [page …]`; pictures go to `test-results/look/`.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { pageNames, writeView } from '../../widgets/kit/gallery/view.ts';
import type { View } from '../../widgets/kit/gallery/view.ts';
import { startGallerySite } from './gallerySite.ts';
import { scenes } from './scenes.ts';

const pictures = new URL('../../test-results/look/', import.meta.url).pathname;
const widths = [320, 768, 1440];

const wanted = process.argv.slice(2);
const { address, cards, close } = await startGallerySite();
const views: readonly View[] = pageNames
  .filter((page) => wanted.length === 0 || wanted.includes(page))
  .flatMap((page) =>
    (['en', 'es'] as const).flatMap((language) =>
      (['light', 'dark'] as const).map((scheme) => ({ page, language, scheme, cards: cards.origin })),
    ),
  );

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const findings = (await eachInTurn(views, (view) => lookAt(browser, view))).flat();
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${views.length} views, ${findings.length} findings\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await close();
}

async function lookAt(inBrowser: Browser, view: View): Promise<string[]> {
  const context = await inBrowser.newContext({ reducedMotion: 'reduce', colorScheme: view.scheme });
  const page = await context.newPage();
  const findings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(`${nameOf(view)}: ${message.text()}`);
  });
  page.on('pageerror', (error) => findings.push(`${nameOf(view)}: ${error.message}`));
  await eachInTurn(widths, async (width) => {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    await page.goto(address + writeView(view));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    findings.push(...(await tooWide(page, `${nameOf(view)}-${width}`)));
    await page.screenshot({ path: `${pictures}${nameOf(view)}-${width}.png`, fullPage: true });
  });
  findings.push(...(await axeFindings(page, nameOf(view))));
  findings.push(...(await lookAtScenes(page, view)));
  await context.close();
  return findings;
}

async function lookAtScenes(page: Page, view: View): Promise<string[]> {
  const here = scenes.filter((scene) => scene.page === view.page);
  const found = await eachInTurn(here, async (scene) => {
    const name = `${nameOf(view)}-${scene.name}`;
    const ofWidths = await eachInTurn([320, 1440], async (width) => {
      await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
      await page.goto(address + writeView(view));
      await scene.open(page, view.language);
      await page.screenshot({ path: `${pictures}${name}-${width}.png` });
      return tooWide(page, `${name}-${width}`);
    });
    return [...ofWidths.flat(), ...(await axeFindings(page, name))];
  });
  return found.flat();
}

/** The page and the frames in it: what is wider than its window has to be scrolled sideways, or is cut off. */
async function tooWide(page: Page, name: string): Promise<string[]> {
  const overflows = await eachInTurn(page.frames(), (frame) =>
    frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  return overflows.filter((overflow) => overflow > 0).map((overflow) => `${name}: ${overflow} px too wide`);
}

async function axeFindings(page: Page, name: string): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${name}: ${id}: ${node.html.slice(0, 160)}`),
  );
}

function nameOf({ page, language, scheme }: View): string {
  return `${page}-${language}-${scheme}`;
}

/** One after the other, since one browser on two cores is enough. */
async function eachInTurn<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return items.reduce<Promise<Result[]>>(
    async (earlier, item) => [...(await earlier), await task(item)],
    Promise.resolve([]),
  );
}
