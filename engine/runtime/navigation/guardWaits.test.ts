import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { createFactSources, createFactStore } from '../facts/index.ts';
import { createRegistry, type SourceServices } from '../ports/index.ts';
import { fakePorts, fakeServices, settled } from '../testing/index.ts';
import { memoryHistory } from './memoryHistory.ts';
import { createNavigator } from './navigator.ts';

const longest = 8_000;
const floors = ['cellar', 'attic'];

const site = siteOf({
  facts: Object.fromEntries(
    floors.map((floor) => [
      floor,
      { comesFrom: 'The keeper.', facts: { open: { type: 'boolean', description: 'It is open.' } } },
    ]),
  ),
  route: {
    home: { path: '/', page: 'home' },
    house: { path: '/house', page: 'house', guards: floors },
    cellar: { path: '/cellar', page: 'cellar', guards: ['to-attic'] },
    attic: { path: '/attic', page: 'attic', guards: ['attic'] },
  },
  guard: {
    ...Object.fromEntries(
      floors.map((floor) => [
        floor,
        {
          allow: { fact: `${floor}.open`, is: true },
          whileUnknown: { waitMs: longest, then: 'deny' },
          otherwise: [{ redirect: { route: 'home' } }],
        },
      ]),
    ),
    'to-attic': {
      allow: { fact: 'cellar.open', is: true },
      whileUnknown: { waitMs: longest, then: 'deny' },
      otherwise: [{ redirect: { route: 'attic' }, error: 'closed' }],
    },
  },
} as Parameters<typeof siteOf>[0]);

it('a guard whose fact is on its way waits, though the fact of another one cannot be had', async () => {
  const { navigator, services } = setup('/house');
  await settled();
  services['attic']?.fail(new Error('503'));
  await settled();
  expect(navigator.screen().deciding).toBe(true);
  services['cellar']?.fail(new Error('503'));
  await settled();
  expect(navigator.screen().shown?.route).toBe('home');
});

it.each(['has waited in vain', 'refuses when a page is shown'])(
  'where a guard leads that %s, another one waits, and its error is said on arrival',
  async (what) => {
    const isShown = what === 'refuses when a page is shown';
    const { navigator, ports, store, history } = setup('/cellar', isShown ? { 'cellar.open': true } : {});
    await settled();
    expect(navigator.screen().deciding).toBe(!isShown);
    if (isShown) store.set({ 'cellar.open': false });
    else ports.clock.advance(longest);
    await settled();
    expect([history.current().path, navigator.screen().deciding]).toEqual(['/attic', true]);
    store.set({ 'attic.open': true });
    await settled();
    expect(navigator.screen()).toMatchObject({ shown: { route: 'attic' }, deciding: false, error: 'closed' });
  },
);

function setup(start: string, known: Record<string, boolean> = {}) {
  const ports = fakePorts();
  const services: Record<string, SourceServices> = {};
  const own = Object.fromEntries(
    floors.map((floor) => [
      floor,
      (given: SourceServices) => {
        services[floor] = given;
        return () => undefined;
      },
    ]),
  );
  const store = createFactStore({ vocabulary: site.vocabulary, report: ports.report });
  store.set(known);
  const registry = createRegistry([]);
  const sources = createFactSources({ site, registry, own, store, services: fakeServices(ports) });
  const history = memoryHistory(start);
  const navigator = createNavigator({
    site,
    store,
    sources,
    history,
    ports,
    switchLanguage: () => Promise.resolve(),
    whenFree(callback) {
      callback();
      return () => undefined;
    },
    prepare: () => undefined,
    open: () => undefined,
  });
  navigator.start();
  return { navigator, store, services, ports, history };
}
