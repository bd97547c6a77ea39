import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../launchBrowser.ts';
import type { BenchLine } from '../line.ts';
import { rounds } from '../rounds.ts';
import { sizesOf, sumOf } from '../firstLoad/sizes.ts';
import { growthExponent, usualCost } from '../statistics.ts';
import type { View } from './page/bench.ts';
import { startPages, type Pages } from './startPages.ts';

const SECTION = 'Rendering (engine beside the same page by hand, Chromium)';
const ROWS = 40;
const MANY_ROWS = 400;
const COLD_RUNS = rounds(9);
const WARM_RUNS = rounds(40);
const ROUNDS = rounds(25);

/** Times of the two pages for one action, in milliseconds. */
interface Pair {
  engine: number;
  hand: number;
}

/** Measures mounting, typing and flipping in the engine's page and in the same page written by hand, in turns. */
export async function measureRender(): Promise<BenchLine[]> {
  const pages = await startPages();
  const browser = await launchBrowser();
  try {
    const small = await measureSize(browser, pages, ROWS);
    const large = await measureSize(browser, pages, MANY_ROWS);
    const code = await pairOf(1, (name) => codeOf(browser, pages.address(name, ROWS)));
    return [
      ...linesOf(small, ROWS),
      ...linesOf(large, MANY_ROWS),
      growth(small, large),
      heapLine(large),
      codeLine(code),
    ];
  } finally {
    await browser.close();
    await pages.stop();
  }
}

interface Measured {
  coldPage: Pair;
  coldForm: Pair;
  warmPage: Pair;
  warmForm: Pair;
  key: Pair;
  flip: Pair;
  /** Bytes in use. */
  heap: Pair;
}

async function measureSize(browser: Browser, pages: Pages, rows: number): Promise<Measured> {
  const cold = async (view: View): Promise<Pair> =>
    pairOf(COLD_RUNS, async (name) => {
      const page = await open(browser, pages.address(name, rows));
      const taken = await page.evaluate((wanted) => window.bench?.mount(wanted) ?? NaN, view);
      await page.context().close();
      return taken;
    });
  const coldPage = await cold('page');
  const coldForm = await cold('form');
  const open2 = {
    engine: await open(browser, pages.address('engine', rows)),
    hand: await open(browser, pages.address('hand', rows)),
  };
  await sameWords(open2, 'page');
  const warmPage = await pairOf(WARM_RUNS, (name) => remount(open2[name], 'page'));
  await sameWords(open2, 'form');
  const warmForm = await pairOf(WARM_RUNS, (name) => remount(open2[name], 'form'));
  const key = await pairOf(ROUNDS, (name) => open2[name].evaluate(() => window.bench?.type(20) ?? NaN));
  const flip = await pairOf(ROUNDS, (name) => open2[name].evaluate(() => window.bench?.flip(10) ?? NaN));
  const heap = await pairOf(rounds(3), (name) => usedHeap(open2[name]));
  await Promise.all(Object.values(open2).map((page) => page.context().close()));
  return { coldPage, coldForm, warmPage, warmForm, key, flip, heap };
}

/** Measures in turns, so that disturbances of the machine affect both alike. */
async function pairOf(runs: number, measure: (name: 'engine' | 'hand') => Promise<number>): Promise<Pair> {
  const samples = { engine: [] as number[], hand: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    for (const name of ['engine', 'hand'] as const) samples[name].push(await measure(name));
  }
  return { engine: usualCost(samples.engine), hand: usualCost(samples.hand) };
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => console.error(`${address}: ${error.message}`));
  await page.goto(address);
  await page.waitForFunction(() => window.bench !== undefined);
  return page;
}

function remount(page: Page, view: View): Promise<number> {
  return page.evaluate(async (wanted) => {
    await window.bench?.mount('nothing');
    return window.bench?.mount(wanted) ?? NaN;
  }, view);
}

/** Throws if the two pages show different words: then comparing them would be pointless. */
async function sameWords(pages: Record<'engine' | 'hand', Page>, view: View): Promise<void> {
  const words = await Promise.all(
    Object.values(pages).map((page) =>
      page.evaluate(async (wanted) => {
        await window.bench?.mount(wanted);
        return window.bench?.words();
      }, view),
    ),
  );
  if (words[0] !== words[1]) throw new Error(`The two pages do not show the same:\n${words.join('\n---\n')}`);
}

async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

function linesOf(measured: Measured, rows: number): BenchLine[] {
  const atSize = rows === ROWS ? '' : `, ${rows / ROWS} times the rows`;
  const line = (name: string, pair: Pair, limit?: number, goal?: number): BenchLine => ({
    section: SECTION,
    name: name + atSize,
    ours: pair.engine / pair.hand,
    unit: 'times',
    ...(limit !== undefined && { limit }),
    ...(goal !== undefined && { goal }),
    note: `${pair.engine.toFixed(2)} ms, by hand ${pair.hand.toFixed(2)} ms`,
  });
  return [
    line('first visit of a page', measured.coldPage, 1.4, 1.25),
    line('first visit of a form', measured.coldForm, 1.4, 1.25),
    line('page mounted again', measured.warmPage, 1.25, 1.15),
    line('form mounted again', measured.warmForm, 1.25, 1.15),
    line('a key in a field', measured.key, rows === ROWS ? 1.1 : 1.3, 1),
    line('a toggle that shows or hides 10 fields', measured.flip, 1.25, 1.1),
  ];
}

function growth(small: Measured, large: Measured): BenchLine {
  return {
    section: SECTION,
    name: 'growth of a key with the rows',
    ours: growthExponent({ size: ROWS, cost: small.key.engine }, { size: MANY_ROWS, cost: large.key.engine }),
    unit: 'exponent',
    limit: 0.2,
    goal: 0.1,
    note: `by hand ${growthExponent({ size: ROWS, cost: small.key.hand }, { size: MANY_ROWS, cost: large.key.hand }).toFixed(2)}`,
  };
}

function heapLine({ heap }: Measured): BenchLine {
  return {
    section: SECTION,
    name: `heap with a form of ${MANY_ROWS} rows`,
    ours: heap.engine / heap.hand,
    unit: 'times',
    limit: 1.15,
    goal: 1.05,
    note: `${inMegabytes(heap.engine)}, by hand ${inMegabytes(heap.hand)}`,
  };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Bytes (gzip) of all scripts for both views. */
async function codeOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(address);
  await page.waitForFunction(() => window.bench !== undefined);
  await page.evaluate(() => window.bench?.mount('page'));
  await page.evaluate(() => window.bench?.mount('form'));
  const bytes = await Promise.all(scripts);
  await context.close();
  return sumOf(bytes.map(sizesOf)).gzip;
}

function codeLine({ engine, hand }: Pair): BenchLine {
  return {
    section: SECTION,
    name: 'scripts of the engine, more than by hand',
    ours: (engine - hand) / 1_000,
    unit: 'kB',
    limit: 8,
    goal: 5,
    note: `gzip: ${(engine / 1_000).toFixed(1)} kB, by hand ${(hand / 1_000).toFixed(1)} kB; validators count as ours, the flag client (7 kB) comes later`,
  };
}
