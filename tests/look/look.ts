/**
 * Opens the gallery, each widget with all its examples, at three widths, in both schemes and every language, takes a
 * picture of each, and reports findings of axe (WCAG 2.2 AA), messages of the console, and content wider than the screen.
 * screen. `node tests/look/look.ts [widget …]`; pictures go to `test-results/look/`.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Frame } from '@playwright/test';
import { createServer } from 'vite';
import site from '../../manifests/portal/site.json' with { type: 'json' };
import { launchOptions } from '../journeys/house/launchOptions.ts';

const pictures = new URL('../../test-results/look/', import.meta.url).pathname;
const widths = [320, 768, 1440];

const wanted = process.argv.slice(2);
const server = await createServer({
  configFile: new URL('vite.config.ts', import.meta.url).pathname,
  configLoader: 'native',
  logLevel: 'error',
  server: { port: 0 },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions);
try {
  const widgets = Object.keys((await (await fetch(`${address}examples.json`)).json()) as object);
  const findings: string[] = [];
  for (const widget of widgets.filter((each) => wanted.length === 0 || wanted.includes(each)))
    for (const { id: language } of site.languages)
      for (const scheme of ['light', 'dark']) findings.push(...(await lookAt({ widget, language, scheme })));
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${findings.length} findings; the pictures are in ${pictures}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

async function lookAt(view: { widget: string; language: string; scheme: string }): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const name = Object.values(view).join('-').replace('/', '-');
  const findings: string[] = [];
  // The card service does not run: its examples show a frame that does not load.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_')) findings.push(message.text());
  });
  page.on('pageerror', (error) => findings.push(error.message));
  await page.goto(`${address}?${new URLSearchParams(view).toString()}`);
  const frames = page.frames().slice(1);
  for (const frame of frames) {
    await frame.locator('main').first().waitFor({ state: 'attached' });
    await frame.waitForLoadState('networkidle');
    await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    findings.push(...(await tooWide(frames)).map((pixels) => `${pixels} px too wide at ${width}`));
    await page.screenshot({ path: `${pictures}${name}-${width}.png`, fullPage: true });
  }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  for (const { id, nodes } of violations)
    findings.push(...nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  await context.close();
  return findings.map((finding) => `${name}: ${finding}`);
}

/** Frames with content that is too wide: it has to be scrolled sideways, or is cut off. */
async function tooWide(frames: readonly Frame[]): Promise<number[]> {
  const overflows = await Promise.all(
    frames.map((frame) =>
      frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ),
  );
  return overflows.filter((overflow) => overflow > 0);
}
