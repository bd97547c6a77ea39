import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Panel } from '../../house/panel.ts';
import type { HousePlaces } from '../../house/places.ts';
import type { House } from '../../house/startHouse.ts';
import { locales, signIn, type Words } from '../../journey/index.ts';
import type { Book } from './book.ts';
import type { MoneyCase } from './cases.ts';
import { openBrowser, type Cast } from './deeds.ts';
import { addresses } from './knowledge.ts';
import type { Sighting, Trace } from './oracle.ts';
import { createPerson } from './person.ts';
import { clearStorage } from './storage.ts';
import { watchDevice } from './witness.ts';
import { layWire, type Wire } from './wire.ts';

/** Where a case is played. */
export interface Stage {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  panel: Panel;
  places: HousePlaces;
  words: Words;
  /** Where it is the house of many, nobody may kill it. */
  server: Pick<House, 'kill' | 'restart'> | undefined;
}

/** A case as it is being played, with everything that is seen of it. */
export interface Play extends Cast {
  wire: Wire;
  wires: Wire[];
  sightings: Sighting[];
  opened: BrowserContext[];
  sends(): Trace['sends'];
}

/** Sets the scene: the first device with its wire and its witness, and how to open others. */
export async function setScene(money: MoneyCase, number: number, stage: Stage, book: Book): Promise<Play> {
  const { context, page, browser, places, words } = stage;
  const { username } = book.customer;
  const { today } = (await book.customer.billing()).paymentSchedule;
  const sightings: Sighting[] = [];
  const options = { places, words, payment: money.payment, today };
  const wire = await layWire(context, { device: 'first', loss: money.loss, number, ...powers(money, stage) });
  await watchDevice(context, words, 'first', (sighting) => {
    sightings.push(sighting);
    // The cruel moment for a late request: just after it was said that there will be none.
    if (sighting.claims.includes('nothing-charged')) void wire.deliverLate();
  });
  await signIn(context, places, username);
  const first = createPerson({ ...options, context, page, username });
  const play: Play = {
    first,
    places,
    words,
    loss: money.loss,
    username,
    wire,
    wires: [wire],
    sightings,
    opened: [],
    sends: () => play.wires.flatMap(({ sends }) => sends).sort((a, b) => a.at - b.at),
    async openDevice(name, insists = false) {
      const device = money.deed;
      const other = await openBrowser(browser, places.portal, locales[words.language]);
      play.opened.push(other);
      play.wires.push(await layWire(other, { device, loss: 'nothing', number }));
      await watchDevice(other, words, device, (sighting) => sightings.push(sighting));
      await signIn(other, places, name);
      const person = createPerson({
        ...options,
        context: other,
        page: await other.newPage(),
        username: name,
        insists,
      });
      await person.page.goto(addresses.billing);
      return person;
    },
  };
  return play;
}

/** What goes beside the graph. */
function powers({ loss }: MoneyCase, { page, server }: Stage) {
  if (loss === 'server') {
    if (!server) throw new Error('Only in a house of its own can the server be killed.');
    return { goes: () => server.kill(), comesBack: () => server.restart() };
  }
  return loss === 'cleared' ? { goes: () => page.evaluate(clearStorage) } : {};
}
