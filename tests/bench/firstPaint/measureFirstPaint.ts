import type { Browser } from '@playwright/test';
import { launchBrowser } from '../launchBrowser.ts';
import { builtHouse } from '../builtHouse.ts';
import type { BenchLine } from '../line.ts';
import { rounds } from '../rounds.ts';
import { usualCost } from '../statistics.ts';
import { paintOf, type Paint } from './paintOf.ts';
import { startHello } from './startHello.ts';
import { startStatic } from './startStatic.ts';

const SECTION = 'First paint of the public page (slow phone)';
const ROUNDS = rounds(7);

/**
 * How soon a visitor sees the public page, and how soon it answers: as it is sent, with a prerendered screen; without one;
 * without any script; and beside the smallest page that React can draw.
 */
export async function measureFirstPaint(): Promise<BenchLine[]> {
  const [house, hello] = await Promise.all([builtHouse(), startHello()]);
  const { portal } = house.places;
  const still = await startStatic(portal);
  const browser = await launchBrowser();
  try {
    return linesOf(
      await visitInTurns(browser, {
        ahead: portal,
        // No screen is prerendered for an address with a query.
        drawn: `${portal}/?from=letter`,
        hello: hello.address,
        still: still.address,
      }),
    );
  } finally {
    await browser.close();
    await Promise.all([house.stop(), hello.stop(), still.stop()]);
  }
}

type PageName = 'ahead' | 'drawn' | 'hello' | 'still';

/** The measurements of each page, one per visit. */
type Visits = Readonly<Record<PageName, readonly Paint[]>>;

/** Visits in turns, so that disturbances of the machine affect all pages alike. */
async function visitInTurns(
  browser: Browser,
  addresses: Readonly<Record<PageName, string>>,
): Promise<Visits> {
  const visits: Record<PageName, Paint[]> = { ahead: [], drawn: [], hello: [], still: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(visits) as PageName[])
      visits[name].push(await paintOf(browser, addresses[name]));
  return visits;
}

function linesOf({ ahead, drawn, hello, still }: Visits): BenchLine[] {
  return [
    {
      ...ratio('largest contentful paint of a prerendered public page / static HTML', ahead, still),
      limit: 1.1,
    },
    { ...ratio('the same page drawn by the script / React hello', drawn, hello), limit: 1.1 },
    { ...blocking('total blocking time of the prerendered page', ahead), limit: 50, goal: 0 },
    { ...blocking('total blocking time of the page drawn by the script', drawn), limit: 50, goal: 0 },
    { ...blocking('  of React hello', hello) },
  ];
}

function ratio(name: string, ours: readonly Paint[], theirs: readonly Paint[]): BenchLine {
  const [one, other] = [usual(ours, 'largest'), usual(theirs, 'largest')];
  const note = `${one.toFixed(0)} ms / ${other.toFixed(0)} ms`;
  return { section: SECTION, name, ours: one / other, unit: 'times', note };
}

function blocking(name: string, paints: readonly Paint[]): BenchLine {
  return { section: SECTION, name, ours: usual(paints, 'blocked'), unit: 'ms' };
}

function usual(paints: readonly Paint[], what: keyof Paint): number {
  return usualCost(paints.map((paint) => paint[what]));
}
