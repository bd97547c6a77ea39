import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildWhenChanged } from '../../../scripts/start/build.ts';
import { launchOptions } from '../../journeys/house/launchOptions.ts';
import { startHouse } from '../../journeys/house/startHouse.ts';
import type { BenchLine } from '../line.ts';
import { usualCost } from '../statistics.ts';
import { paintOf, type Paint } from './paintOf.ts';
import { startHello } from './startHello.ts';

const project = join(import.meta.dirname, '../../..');
const SECTION = 'First paint of the public page (slow phone, beside a React page with one heading)';
const ROUNDS = 7;

/** How soon a visitor sees the public page, and how soon it answers, in turns with the least page there can be. */
export async function measureFirstPaint(): Promise<BenchLine[]> {
  buildWhenChanged(project, 'build');
  const [house, hello] = await Promise.all([
    startHouse({ builtPortal: join(project, 'dist') }),
    startHello(),
  ]);
  const browser = await chromium.launch(launchOptions);
  try {
    return linesOf(await visitInTurns(browser, { portal: house.places.portal, hello: hello.address }));
  } finally {
    await browser.close();
    await Promise.all([house.stop(), hello.stop()]);
  }
}

/** What each page told at each visit. */
type Visits = Readonly<Record<'portal' | 'hello', readonly Paint[]>>;

/** In turns, so that whatever disturbs the machine disturbs both. */
async function visitInTurns(
  browser: Browser,
  { portal, hello }: Readonly<Record<keyof Visits, string>>,
): Promise<Visits> {
  const visits: Record<keyof Visits, Paint[]> = { portal: [], hello: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.portal.push(await paintOf(browser, portal));
    visits.hello.push(await paintOf(browser, hello));
  }
  return visits;
}

function linesOf({ portal, hello }: Visits): BenchLine[] {
  return [
    {
      section: SECTION,
      name: 'largest contentful paint / React hello',
      ours: usual(portal, 'largest') / usual(hello, 'largest'),
      unit: 'times',
      limit: 1.1,
      note: `${usual(portal, 'largest').toFixed(0)} ms / ${usual(hello, 'largest').toFixed(0)} ms`,
    },
    {
      section: SECTION,
      name: 'total blocking time',
      ours: usual(portal, 'blocked'),
      unit: 'ms',
      limit: 50,
      goal: 0,
      note: `React hello ${usual(hello, 'blocked').toFixed(0)} ms`,
    },
  ];
}

function usual(paints: readonly Paint[], what: keyof Paint): number {
  return usualCost(paints.map((paint) => paint[what]));
}
