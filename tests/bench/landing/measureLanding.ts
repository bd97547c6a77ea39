import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../journeys/house/launchOptions.ts';
import { createPanel } from '../../journeys/house/panel.ts';
import type { HousePlaces } from '../../journeys/house/places.ts';
import { signIn } from '../../journeys/journey/index.ts';
import { builtHouse } from '../builtHouse.ts';
import type { BenchLine } from '../line.ts';
import { rounds } from '../rounds.ts';
import { usualCost } from '../statistics.ts';
import { landingOf, type Landing } from './landingOf.ts';

const ROUNDS = rounds(5);

/** What the page takes until the amount is there, apart from the time, may be so much. */
const LIMITS = { chain: 3, requests: 20, kilobytes: 165, shift: 0.02 };

const ADDRESSES: Readonly<Record<string, string>> = {
  'the account page': '/account-summary',
  'the billing page': '/billing',
  'the first step of a payment': '/billing/pay',
};

/** How soon a customer who is signed in sees the amount due after a hard load, and what the browser asks for until then. */
export async function measureLanding(): Promise<BenchLine[]> {
  const house = await builtHouse();
  const browser = await chromium.launch(launchOptions);
  try {
    return linesOf(await landInTurns(browser, house.places));
  } finally {
    await browser.close();
    await house.stop();
  }
}

/** In turns, so that whatever disturbs the machine disturbs all of them. */
async function landInTurns(
  browser: Browser,
  places: HousePlaces,
): Promise<ReadonlyMap<string, readonly Landing[]>> {
  const cookies = await sessionOf(browser, places);
  const landings = new Map<string, Landing[]>(Object.keys(ADDRESSES).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, of] of landings) {
      const context = await browser.newContext({ ...PHONE, storageState: { cookies, origins: [] } });
      of.push(await landingOf(context, places.portal + ADDRESSES[name]));
      await context.close();
    }
  return landings;
}

const PHONE = { locale: 'en-US', viewport: { width: 390, height: 844 } };

async function sessionOf(
  browser: Browser,
  places: HousePlaces,
): Promise<Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>> {
  const context = await browser.newContext({ ...PHONE });
  await signIn(context, places, await createPanel(places.panel).clone('maria'));
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

function linesOf(landings: ReadonlyMap<string, readonly Landing[]>): BenchLine[] {
  return [...landings].flatMap(([name, of]) => {
    const section = `Landing, signed in, on ${name} (slow phone, nothing kept)`;
    const usual = (read: (landing: Landing) => number): number => usualCost(of.map(read));
    const longest = usual(({ chain }) => chain.length);
    const chain = of.find((landing) => landing.chain.length === longest)?.chain ?? [];
    return [
      { section, name: 'until the amount is there', ours: usual(({ amount }) => amount), unit: 'ms' },
      {
        section,
        name: 'longest chain of requests',
        ours: longest,
        unit: 'count',
        limit: LIMITS.chain,
        note: chain.join(' → '),
      },
      {
        section,
        name: 'requests',
        ours: usual(({ requests }) => requests),
        unit: 'count',
        limit: LIMITS.requests,
      },
      {
        section,
        name: 'bytes',
        ours: usual(({ kilobytes }) => kilobytes),
        unit: 'kB',
        limit: LIMITS.kilobytes,
      },
      {
        section,
        name: 'layout shift',
        ours: usual(({ shift }) => shift),
        unit: 'shift',
        limit: LIMITS.shift,
      },
    ] satisfies BenchLine[];
  });
}
