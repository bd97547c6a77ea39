import { NavigationType } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { AtomValue } from '../../core/fact/index.ts';
import type { GuardManifest } from '../../core/manifest/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import { createFactSources, createFactStore } from '../facts/index.ts';
import { lastPageAmong } from './lastPage.ts';
import { memoryHistory } from './memoryHistory.ts';
import { createRegistry } from '../ports/index.ts';
import { fakePorts, fakeServices, settled, toldSource } from '../testing/index.ts';
import { createNavigator, type Screen } from './navigator.ts';

describe('an address', () => {
  it('leads to its route', () => {
    const { screen, store } = setup('/books');
    expect(screen()).toMatchObject({ shown: { route: 'books', page: 'books' }, deciding: false });
    expect(store.read('route.id')).toBe('books');
  });

  it('that nothing has leads to the page that says so, and stays as it was typed', () => {
    const { screen, history } = setup('/attic?q=1');
    expect(screen().shown?.route).toBe('not-found');
    expect(history.current()).toMatchObject({ path: '/attic', query: '?q=1' });
  });

  it('that is redirected is replaced by the one it leads to', () => {
    const { screen, history, navigator } = setup('/');
    navigator.go('/shelves');
    expect([screen().shown?.route, screen().entry.path, screen().entry.action]).toEqual([
      'books',
      '/books',
      NavigationType.Replace,
    ]);
    history.go(-1);
    expect([screen().entry.path, screen().entry.action]).toEqual(['/', NavigationType.Pop]);
  });

  it('that leads outside is left, in its place: Back leads to what was shown before', () => {
    const { ports, screen } = setup('/catalogue', { 'reader.card': 'none' });
    expect([ports.left, ports.redirected]).toEqual([[], ['https://catalogue.example/']]);
    expect(screen().shown).toBeUndefined();
  });

  it('that only goes round in a circle ends at the error page, and is reported', () => {
    const { screen, ports, history } = setup('/round');
    expect(screen().shown?.route).toBe('error');
    expect(ports.reports).toEqual([{ what: 'redirect-circle', detail: { path: '/round' } }]);
    expect(history.current().path).toBe('/round');
  });
});

describe('going somewhere', () => {
  it('adds to the history, or replaces; to where one is already, it adds nothing', () => {
    const { navigator, history, screen } = setup('/');
    navigator.go('/books');
    navigator.go('/books');
    navigator.go('/', { replace: true });
    history.go(-1);
    expect([screen().shown?.route, history.current().path]).toEqual(['home', '/']);
    history.go(1);
    expect(screen().shown?.route).toBe('home');
  });

  it('back shows what was there', () => {
    const { navigator, history, screen } = setup('/');
    navigator.go('/books');
    history.go(-1);
    expect(screen().shown?.route).toBe('home');
  });

  it('is an arrival each time, and nothing else is', () => {
    const { navigator, screen, store } = setup('/members', { 'reader.card': 'adult' });
    expect(screen().arrivals).toBe(1);
    navigator.go('/books');
    navigator.go('/books');
    expect(screen().arrivals).toBe(3);
    store.set({ 'reader.card': 'child' });
    navigator.dismissError();
    expect(screen().arrivals).toBe(3);
  });

  it('is none where the address follows what is shown: focus, scroll position and error stay', () => {
    const { navigator, history, screen } = setup('/');
    navigator.showError('cardMissing');
    navigator.go('/books', { replace: true, follows: true });
    expect(screen()).toMatchObject({ arrivals: 1, error: 'cardMissing', spinner: false });
    expect(screen().shown?.route).toBe('books');
    expect(history.current().path).toBe('/books');
  });

  it('is told to those who listen', () => {
    const { navigator } = setup('/');
    const heard = vi.fn<() => void>();
    navigator.subscribe(heard)();
    navigator.go('/books');
    expect(heard).not.toHaveBeenCalled();
    navigator.subscribe(heard);
    navigator.go('/');
    expect(heard).toHaveBeenCalled();
  });
});

describe('a guard', () => {
  it('that refuses leads elsewhere, with what explains it', () => {
    const { screen, history } = setup('/members', { 'reader.card': 'none' });
    expect(screen()).toMatchObject({ shown: { route: 'home' }, error: 'members-only' });
    expect(history.current().path).toBe('/');
  });

  it('is asked again when what it knows changes, and the customer led away', () => {
    const { screen, store } = setup('/members', { 'reader.card': 'adult' });
    expect(screen().shown?.route).toBe('members');
    store.set({ 'reader.card': 'none' });
    expect(screen()).toMatchObject({ shown: { route: 'home' }, error: 'members-only', arrivals: 2 });
  });

  it('does not take away what is held until it is free, and then leads on by itself', () => {
    const { screen, store, held } = setup('/members', { 'reader.card': 'adult' });
    held.value = true;
    store.set({ 'reader.card': 'none' });
    expect(screen().shown?.route).toBe('members');
    held.value = false;
    held.changed();
    expect(screen()).toMatchObject({ shown: { route: 'home' }, error: 'members-only' });
  });

  it('that refused while something was held is forgotten where the customer has gone on', () => {
    const { screen, store, held, navigator } = setup('/members', { 'reader.card': 'adult' });
    held.value = true;
    store.set({ 'reader.card': 'none' });
    navigator.go('/books');
    held.value = false;
    held.changed();
    expect(screen()).toMatchObject({ shown: { route: 'books' }, error: undefined, arrivals: 2 });
  });

  it('explains itself until it is dismissed, or the customer goes on', () => {
    const { screen, navigator } = setup('/members', { 'reader.card': 'none' });
    navigator.dismissError();
    expect(screen().error).toBeUndefined();
    navigator.go('/members');
    navigator.go('/books');
    expect(screen().error).toBeUndefined();
  });
});

describe('the first address', () => {
  it('counts as an arrival also when Back leaves it before it shows anything', () => {
    const { screen, history, navigator } = setup('/members');
    history.push('/books');
    history.go(-1);
    expect([screen().shown?.route, screen().arrivals]).toEqual([undefined, 1]);
    navigator.go('/books');
    expect(screen().arrivals).toBe(2);
  });
});

describe('a guard that does not know yet', () => {
  it('waits, and nothing of the route is shown meanwhile', async () => {
    const { screen, prepared, store } = setup('/members');
    expect(screen()).toMatchObject({ shown: undefined, deciding: true });
    expect(prepared).toEqual(['members']);
    store.set({ 'reader.card': 'adult' });
    expect(screen()).toMatchObject({ shown: { route: 'members' }, deciding: false, arrivals: 1 });
  });

  it('denies or allows after its longest wait, as its manifest says', () => {
    const denied = setup('/members');
    denied.ports.clock.advance(3_999);
    expect(denied.screen().deciding).toBe(true);
    denied.ports.clock.advance(1);
    expect(denied.screen().shown?.route).toBe('home');
    const allowed = setup('/events');
    allowed.ports.clock.advance(8_000);
    expect(allowed.screen().shown?.route).toBe('events');
  });

  it('does not wait longer because something else became known', () => {
    const { screen, store, ports } = setup('/readings');
    ports.clock.advance(3_000);
    store.set({ 'house.open': true });
    ports.clock.advance(999);
    expect(screen().deciding).toBe(true);
    ports.clock.advance(1);
    expect(screen().deciding).toBe(false);
  });

  it('gives up at once when its facts cannot be loaded', async () => {
    const { screen, reader } = setup('/members');
    await settled();
    reader.services?.fail('closed');
    expect(screen().shown?.route).toBe('home');
  });

  it('tries again what had failed when the customer comes again', async () => {
    const { screen, reader, navigator } = setup('/members');
    await settled();
    reader.services?.fail('closed');
    navigator.go('/members');
    await settled();
    expect([reader.runs, screen().deciding]).toEqual([2, true]);
    reader.services?.set({ 'reader.card': 'adult' });
    expect(screen().shown?.route).toBe('members');
  });

  it('is forgotten when the customer goes elsewhere', () => {
    const { screen, navigator, store, ports } = setup('/members');
    navigator.go('/books');
    store.set({ 'reader.card': 'none' });
    ports.clock.advance(10_000);
    expect(screen()).toMatchObject({ shown: { route: 'books' }, arrivals: 2 });
    expect(ports.clock.waiting()).toBe(0);
  });
});

describe('a route that switches the language', () => {
  it('shows what it leads to once the language is there', async () => {
    const { screen, languages, switched, history } = setup('/es');
    expect([languages, screen().deciding]).toEqual([['es'], true]);
    switched.resolve();
    await settled();
    expect([screen().shown?.route, history.current().path]).toEqual(['home', '/']);
  });

  it('does not lead back who has gone on meanwhile', async () => {
    const { screen, navigator, switched, history } = setup('/es');
    navigator.go('/books');
    switched.resolve();
    await settled();
    expect([screen().shown?.route, history.current().path]).toEqual(['books', '/books']);
  });
});

it('stops', () => {
  const { screen, history, stop, store } = setup('/members', { 'reader.card': 'adult' });
  stop();
  history.push('/books');
  history.go(-1);
  store.set({ 'reader.card': 'none' });
  expect(screen().shown?.route).toBe('members');
});

describe('the spinner', () => {
  it('shows while it is decided where an address leads, and goes when the page is there', () => {
    const { screen, store } = setup('/members');
    expect(screen().spinner).toBe(true);
    store.set({ 'reader.card': 'adult' });
    expect(screen()).toMatchObject({ spinner: false, deciding: false });
  });

  it('stays on a page of a section until that says that it is ready', () => {
    const { screen, navigator } = setup('/shop', { 'reader.card': 'adult' });
    expect(screen()).toMatchObject({ shown: { route: 'shop' }, deciding: false, spinner: true });
    navigator.sectionReady();
    expect(screen().spinner).toBe(false);
  });

  it('goes from a section that never says so after the limit of the site', () => {
    const { screen, ports } = setup('/shop', { 'reader.card': 'adult' });
    ports.clock.advance(9_999);
    expect(screen().spinner).toBe(true);
    ports.clock.advance(1);
    expect(screen().spinner).toBe(false);
  });

  it('is not taken away from the next page by the limit of a section before it', () => {
    const { screen, navigator, ports, store } = setup('/shop', { 'reader.card': 'adult' });
    ports.clock.advance(9_000);
    store.set({ 'reader.card': undefined });
    navigator.go('/members');
    ports.clock.advance(1_000);
    expect(screen()).toMatchObject({ deciding: true, spinner: true });
  });

  it('does not show on the way to a route without one', () => {
    const { screen, navigator } = setup('/books');
    navigator.go('/quick');
    expect(screen()).toMatchObject({ deciding: true, spinner: false });
  });
});

it.each([
  [true, '/books'],
  [false, undefined],
])('the tab keeps the last page of whoever is signed in, and of nobody else (%s)', (signedIn, kept) => {
  const { navigator, ports } = setup('/', { 'session.signedIn': signedIn });
  navigator.go('/books');
  expect(lastPageAmong(site, ports.tabStorage, ['books'])).toBe(kept);
});

it('opens the dialog of the guard that sends the customer elsewhere, and says before that they set out', () => {
  const { navigator, screen, opened } = setup('/', { 'reader.card': 'adult' });
  navigator.go('/fines');
  navigator.go('/books?page=2', { follows: true });
  expect([screen().shown?.route, opened]).toEqual(['books', ['sets out', 'pay-first']]);
});

const card = (value: string) => ({ fact: 'reader.card', is: value }) as const;
const guard = (allow: GuardManifest['allow'], waitMs: number, then: 'allow' | 'deny') => ({
  allow,
  whileUnknown: { waitMs, then },
  otherwise: [{ redirect: { route: 'home' }, error: 'members-only' }],
});

const site = siteOf({
  site: { external: { catalogue: { default: 'https://catalogue.example/' } }, sectionWait: 'constant.wait' },
  constants: { constants: { constants: { wait: { value: 10, unit: 'seconds', description: 'Longest.' } } } },
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: { card: { type: 'enum', description: 'Kind.', values: ['none', 'child', 'adult'] } },
    },
    session: { comesFrom: 'The server.', facts: { signedIn: { type: 'boolean', description: 'Is.' } } },
    house: { comesFrom: 'A sensor.', facts: { open: { type: 'boolean', description: 'Open.' } } },
  },
  route: {
    home: { path: '/', page: 'home' },
    books: { path: '/books', page: 'books' },
    shelves: { path: '/shelves', redirect: { to: { route: 'books' } } },
    round: { path: '/round', redirect: { to: { route: 'about' } } },
    shop: { path: '/shop', page: 'shop', spinner: 'section', guards: ['members'] },
    quick: { path: '/quick', page: 'quick', spinner: 'none', guards: ['members'] },
    fines: { path: '/fines', page: 'fines', guards: ['paid'] },
    about: { path: '/about', redirect: { to: { route: 'round' } } },
    members: { path: '/members', page: 'members', guards: ['members'] },
    events: { path: '/events', page: 'events', guards: ['events'] },
    readings: { path: '/readings', page: 'events', guards: ['open', 'members'] },
    catalogue: { path: '/catalogue', page: 'books', guards: ['catalogue'] },
    spanish: { path: '/es', language: { switchTo: 'es', then: { route: 'home' } } },
    'not-found': { path: '/not-found', page: 'not-found' },
    error: { path: '/error', page: 'error' },
  },
  guard: {
    members: guard({ not: card('none') }, 4_000, 'deny'),
    events: guard(card('adult'), 8_000, 'allow'),
    open: guard({ fact: 'house.open', is: true }, 4_000, 'deny'),
    paid: {
      allow: card('none'),
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'books' }, open: 'pay-first' }],
    },
    catalogue: { allow: card('adult'), whileUnknown: 'deny', otherwise: [{ leave: 'catalogue' }] },
  },
});

function setup(start: string, known: Record<string, AtomValue> = {}) {
  const ports = fakePorts();
  const history = memoryHistory(start);
  const reader = toldSource();
  const store = createFactStore({ vocabulary: site.vocabulary, report: ports.report });
  const sources = createFactSources({
    site,
    registry: createRegistry([]),
    own: { reader: reader.source },
    store,
    services: fakeServices(ports),
  });
  store.set(known);
  const opened: string[] = [];
  const held = { value: false, changed: (): void => undefined };
  const prepared: string[] = [];
  const languages: string[] = [];
  const switched = Promise.withResolvers<void>();
  const navigator = createNavigator({
    site,
    store,
    sources,
    history,
    ports,
    switchLanguage(language) {
      languages.push(language);
      return switched.promise;
    },
    whenFree(callback) {
      if (!held.value) callback();
      else held.changed = callback;
      return () => (held.changed = () => undefined);
    },
    open: (dialog) => void opened.push(dialog),
    depart: () => void opened.push('sets out'),
    prepare: (route) => void prepared.push(route),
  });
  const stop = navigator.start();
  const screen = (): Screen => navigator.screen();
  return {
    navigator,
    opened,
    screen,
    history,
    store,
    ports,
    reader,
    held,
    prepared,
    languages,
    switched,
    stop,
  };
}
