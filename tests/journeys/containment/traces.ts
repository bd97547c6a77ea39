import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Panel } from '../house/panel.ts';
import type { HousePlaces } from '../house/places.ts';
import { dumpDatabase } from '../../../scripts/test/startPostgres.ts';
import { isIn, type Canary } from './canary.ts';
import { heapText } from './heapText.ts';

/** The traces of a journey everywhere but in the card service. */
export interface Traces {
  /** Names of the places that contain a canary. */
  placesOf(canary: Canary): Promise<readonly string[]>;
  /** Bodies that were sent to the card service. */
  sentToCards(): readonly string[];
}

export interface TracesOptions {
  context: BrowserContext;
  page: Page;
  places: HousePlaces;
  panel: Panel;
}

/** Starts to record the requests and messages of a page. */
export function followTraces({ context, page, places, panel }: TracesOptions): Traces {
  const addresses: string[] = [];
  const requests: string[] = [];
  const toCards: string[] = [];
  const said: string[] = [];
  const isForCards = (request: Request): boolean => new URL(request.url()).origin === places.cards;

  context.on('request', (request) => {
    addresses.push(request.url());
    const body = request.postData() ?? '';
    (isForCards(request) ? toCards : requests).push(body);
    if (!isForCards(request)) requests.push(JSON.stringify(request.headers()));
  });
  context.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  const lookIn: Readonly<Record<string, () => Promise<string> | string>> = {
    address: () => addresses.join('\n'),
    request: () => requests.join('\n'),
    console: () => said.join('\n'),
    'local storage, database or cookie': async () =>
      JSON.stringify(await context.storageState({ indexedDB: true })),
    'session storage': () => page.evaluate(() => JSON.stringify({ ...sessionStorage })),
    cache: () => page.evaluate(cachedAddresses),
    analytics: async () => JSON.stringify(await panel.analyticsEvents()),
    heap: () => heapText(context, page),
  };

  return {
    sentToCards: () => toCards,
    async placesOf(canary) {
      const texts = await Promise.all(
        Object.entries(lookIn).map(async ([place, look]) => [place, await look()] as const),
      );
      return texts.filter(([, text]) => isIn(text, canary)).map(([place]) => place);
    },
  };
}

/** Where the house keeps a text: its files, which are logs and databases, and the address of its database elsewhere. */
export function keptWith(text: string, { dataFolder, database }: HousePlaces): readonly string[] {
  const folder = dirname(dataFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));
  return database !== undefined && dumpDatabase(database).includes(text) ? [...files, database] : files;
}

async function cachedAddresses(): Promise<string> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [...names, ...requests.flat().map(({ url }) => url)].join('\n');
}
