import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Panel } from '../../house/panel.ts';
import type { HousePlaces } from '../../house/places.ts';
import type { House } from '../../house/startHouse.ts';
import { locales, signIn, type Words } from '../../journey/index.ts';
import type { Book } from './book.ts';
import type { MoneyCase } from './cases.ts';
import { openBrowser, played, type Cast } from './deeds.ts';
import { addresses } from './knowledge.ts';
import type { Sighting, Trace } from './oracle.ts';
import { createPerson, type Person, type PersonOptions } from './person.ts';
import { clearStorage } from './storage.ts';
import { watchDevice } from './witness.ts';
import { layWire, type Wire, type WireOptions } from './wire.ts';

/** The environment of a case. */
export interface Stage {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  panel: Panel;
  places: HousePlaces;
  words: Words;
  /** The server of the case's own house; undefined in a shared house, where nobody may kill it. */
  server: Pick<House, 'kill' | 'restart'> | undefined;
}

/** A case in progress, with its record. */
export interface Play extends Cast {
  /** The person at another device. */
  other?: Person;
  /** The wire of the first device. */
  wire: Wire;
  sightings: readonly Sighting[];
  sends(): Trace['sends'];
  clear(): Promise<void>;
}

/** Sets up a case: a device with a signed-in person, its wire and its watcher, and a second device if needed. */
export async function setScene(money: MoneyCase, number: number, stage: Stage, book: Book): Promise<Play> {
  const { browser, places, words } = stage;
  const { username } = book.customer;
  const { today } = (await book.customer.billing()).paymentSchedule;
  const sightings: Sighting[] = [];
  const wires: Wire[] = [];

  async function sit(device: string, { context, page, ...who }: Seat, wired: Wired): Promise<[Person, Wire]> {
    const wire = await layWire(context, { device, number, ...wired });
    wires.push(wire);
    await watchDevice(context, words, device, (sighting) => {
      sightings.push(sighting);
      // Delivers a late request at the worst moment: just after a page has denied the payment.
      if (sighting.claims.includes('nothing-charged')) void wire.deliverLate();
    });
    await signIn(context, places, who.username);
    return [createPerson({ context, page, places, words, payment: money.payment, today, ...who }), wire];
  }

  const [first, wire] = await sit(
    'first',
    { ...stage, username },
    { loss: money.loss, ...powers(money, stage) },
  );
  const elsewhere = played[money.deed].other;
  const away = elsewhere && (await openBrowser(browser, places.portal, locales[words.language]));
  const play: Play = {
    first,
    places,
    words,
    loss: money.loss,
    username,
    wire,
    sightings,
    sends: () => wires.flatMap(({ sends }) => sends).sort((a, b) => a.at - b.at),
    clear: async () => away?.close(),
  };
  if (!elsewhere || !away) return play;
  const { persona, insists = false } = elsewhere;
  const seat = {
    context: away,
    page: await away.newPage(),
    username: username.replace('maria', persona),
    insists,
  };
  const [other] = await sit(money.deed, seat, { loss: 'nothing' });
  // The other device is in use already: a payment is in flight for some seconds only.
  await other.page.goto(addresses.billing);
  return { ...play, other };
}

type Seat = Pick<PersonOptions, 'context' | 'page' | 'username' | 'insists'>;

type Wired = Pick<WireOptions, 'loss' | 'goes' | 'comesBack'>;

/** The further effects of a loss, besides the graph's. */
function powers({ loss }: MoneyCase, { page, server }: Stage): Omit<Wired, 'loss'> {
  if (loss === 'server') {
    if (!server) throw new Error('Only in a house of its own can the server be killed.');
    return { goes: () => server.kill(), comesBack: () => server.restart() };
  }
  return loss === 'cleared' ? { goes: () => page.evaluate(clearStorage) } : {};
}
