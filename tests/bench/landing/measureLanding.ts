import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { unleashTokens } from '../../../sandbox/edge/unleash/index.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { createPanel } from '../../journeys/house/panel.ts';
import type { HousePlaces } from '../../journeys/house/places.ts';
import { startHouse, type House } from '../../journeys/house/startHouse.ts';
import { signIn } from '../../journeys/journey/index.ts';
import { builtHouse } from '../builtHouse.ts';
import type { BenchLine } from '../line.ts';
import { rounds } from '../rounds.ts';
import { buildHandPortal } from './handPortal.ts';
import { landingOf, type Landing } from './landingOf.ts';
import { landingLines, walkLines, type Load, type Pair } from './landingLines.ts';
import { walkOf } from './walkOf.ts';

const ROUNDS = rounds(5);

const LOADS: readonly Load[] = [
  { name: 'the account page', path: '/account-summary', keeps: 'nothing' },
  { name: 'the billing page', path: '/billing', keeps: 'nothing' },
  { name: 'the billing page', path: '/billing', keeps: 'what was loaded' },
  { name: 'the first step of a payment', path: '/billing/pay', keeps: 'nothing' },
];

/**
 * How soon a signed-in customer sees the amount due, and the requests until then, compared with the same pages written by
 * hand, which the same edge serves.
 */
export async function measureLanding(): Promise<BenchLine[]> {
  const house = await builtHouse();
  const hand = await startHand(house.places);
  const browser = await launchBrowser();
  try {
    const contexts = {
      ours: await signedIn(browser, house.places),
      hand: await signedIn(browser, hand.places),
    };
    return await measureInTurns(contexts);
  } finally {
    await browser.close();
    await Promise.all([house.stop(), hand.stop()]);
  }
}

/** Starts a house for the pages by hand, with the flag service of the other house. */
async function startHand({ unleash, dataFolder }: HousePlaces): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'hand-'));
  try {
    await buildHandPortal(folder);
    const flags = { url: unleash, token: unleashTokens(dataFolder).frontend };
    return await startHouse({ builtPortal: folder, flags });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Visit = <Value>(measure: (context: BrowserContext, portal: string) => Promise<Value>) => Promise<Value>;

/** Runs each measurement in a browser context that keeps only the session of the one before. */
async function signedIn(browser: Browser, places: HousePlaces): Promise<Visit> {
  const first = await browser.newContext(PHONE);
  await signIn(first, places, await createPanel(places.panel).clone('maria'));
  const cookies = await first.cookies();
  await first.close();
  return async (measure) => {
    const context = await browser.newContext({ ...PHONE, storageState: { cookies, origins: [] } });
    try {
      return await measure(context, places.portal);
    } finally {
      await context.close();
    }
  };
}

const PHONE = { locale: 'en-US', viewport: { width: 390, height: 844 } };

/** Measures in turns, so that disturbances of the machine affect both alike. */
async function measureInTurns(visit: Pair<Visit>): Promise<BenchLine[]> {
  const loads = LOADS.map((load) => ({ load, landings: [] as Pair<Landing>[] }));
  const walks: Pair<number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { load, landings } of loads)
      landings.push(
        await inTurns(visit, (context, portal) => landingOf(context, portal + load.path, load.keeps)),
      );
    walks.push(await inTurns(visit, (context, portal) => walkOf(context, `${portal}/account-summary`)));
  }
  return [...loads.flatMap(({ load, landings }) => landingLines(load, landings)), ...walkLines(walks)];
}

async function inTurns<Value>(
  visit: Pair<Visit>,
  measure: (context: BrowserContext, portal: string) => Promise<Value>,
): Promise<Pair<Value>> {
  return { ours: await visit.ours(measure), hand: await visit.hand(measure) };
}
