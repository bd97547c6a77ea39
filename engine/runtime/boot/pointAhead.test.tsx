import { afterEach, expect, it, vi } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { createFactStore } from '../facts/index.ts';
import { settled } from '../testing/index.ts';
import { pointAhead } from './pointAhead.ts';
import { savesData } from './pointWhenIdle.ts';

const needs = {
  '/shelf': { scripts: ['/assets/shelf.js'], fetches: ['/graph?id=1'] },
  '/desk': { scripts: [], fetches: ['/graph?id=2'] },
};

vi.stubGlobal(
  'fetch',
  vi.fn<typeof fetch>(() => Promise.resolve(new Response('code'))),
);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('asks once what the links of the page need, and fetches that where somebody points or comes with the keyboard', async () => {
  const { ask, fetch } = await setup();
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/needs?path=%2Fshelf&path=%2Fdesk']);
  expect(ask).not.toHaveBeenCalled();
  at('Shelf').dispatchEvent(new Event('pointerover', { bubbles: true }));
  at('Desk').dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  expect(ask.mock.calls).toEqual([[['/graph?id=1']], [['/graph?id=2']]]);
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [
    rel,
    new URL(href).pathname,
  ]);
  expect(links).toEqual([['modulepreload', '/assets/shelf.js']]);
});

it.each(['Outside', 'New window', 'Asks something', 'Here', 'No link'])(
  'fetches nothing for what leads to no other page of the portal: %s',
  async (name) => {
    const { ask } = await setup();
    at(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    expect(ask).not.toHaveBeenCalled();
  },
);

it('learns what links need that have come later', async () => {
  const { ask, fetch } = await setup();
  at('Shelf').setAttribute('href', '/later');
  at('Shelf').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect(fetch.mock.calls.map(([address]) => address).slice(1)).toEqual(['/needs?path=%2Flater']);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['whom its guard lets in', { 'staff.here': false, 'reader.card': true }, 1],
  ['of whom that is not known yet', { 'staff.here': false }, 1],
  ['whom it refuses', { 'staff.here': false, 'reader.card': false }, 0],
  ['whom it refuses because nobody asks about them', { 'staff.here': true }, 0],
])('fetches what a guarded address needs for somebody %s: %o, %i', async (_, facts, times) => {
  const { ask } = await setup({ facts });
  at('Desk').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect(ask).toHaveBeenCalledTimes(times);
});

it('fetches for two addresses at once at most', async () => {
  const { ask } = await setup({ ask: () => new Promise(() => undefined) });
  for (const name of ['Shelf', 'Desk', 'Shelf'])
    at(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each<[string, Partial<Given>]>([
  ['nobody is signed in', { isSignedIn: false }],
  ['the server does not know of it', { answer: () => new Response('', { status: 404 }) }],
])('fetches nothing where %s', async (_, given) => {
  const { ask } = await setup(given);
  at('Shelf').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect(ask).not.toHaveBeenCalled();
});

it('knows who saves data', () => {
  expect(
    [{ connection: { saveData: true } }, { connection: { saveData: false } }, {}].map(savesData),
  ).toEqual([true, false, false]);
});

interface Given {
  isSignedIn: boolean;
  facts: Readonly<Record<string, boolean>>;
  answer(): Response;
  ask(addresses: readonly string[]): Promise<void>;
}

async function setup({
  isSignedIn = true,
  facts = { 'staff.here': false, 'reader.card': true },
  answer = () => Response.json(needs),
  ask: asked = () => Promise.resolve(),
}: Partial<Given> = {}) {
  document.body.innerHTML = `<a href="/shelf">Shelf</a> <a href="/desk">Desk</a>
    <a href="https://library.example/">Outside</a> <a href="/shelf" target="_blank">New window</a>
    <a href="/desk?of=ana">Asks something</a> <a href="${location.pathname}">Here</a> <p>No link</p>`;
  const ask = vi.fn<Given['ask']>(asked);
  const fetch = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(answer()));
  const { stop } = pointAhead({
    page: document,
    needs: '/needs',
    ports: { fetch },
    ahead: { ask },
    current: () => portalOf({ ...facts, 'session.signedIn': isSignedIn }),
  });
  stops.push(stop);
  await settled();
  return { ask, fetch };
}

function at(text: string): Element {
  const found = [...document.body.children].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`The page has no ${text}.`);
  return found;
}

const yesOrNo = (description: string) => ({ type: 'boolean', description }) as const;

/** A library whose desk is for people with a card; nobody asks whether an employee has one. */
const site = siteOf({
  facts: {
    session: { comesFrom: 'The session.', facts: { signedIn: yesOrNo('Somebody is signed in.') } },
    staff: { comesFrom: 'The house.', facts: { here: yesOrNo('Somebody of the house.') } },
    reader: {
      comesFrom: 'The desk.',
      when: { fact: 'staff.here', is: false },
      otherwise: { card: false },
      facts: { card: yesOrNo('Has a card.') },
    },
  },
  route: {
    shelf: { path: '/shelf', page: 'shelf' },
    desk: { path: '/desk', page: 'desk', guards: ['card'] },
    home: { path: '/', page: 'home' },
  },
  guard: {
    card: {
      allow: { fact: 'reader.card', is: true },
      whileUnknown: { waitMs: 500, then: 'deny' },
      otherwise: [{ redirect: { route: 'home' } }],
    },
  },
});

function portalOf(facts: Readonly<Record<string, boolean>>) {
  const store = createFactStore({ vocabulary: site.vocabulary, report: () => undefined });
  store.set(facts);
  return { site, store };
}
