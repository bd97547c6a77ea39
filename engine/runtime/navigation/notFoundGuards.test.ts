import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { createFactSources, createFactStore } from '../facts/index.ts';
import { createRegistry, type FactSource } from '../ports/index.ts';
import { fakePorts, fakeServices, settled } from '../testing/index.ts';
import { memoryHistory } from './memoryHistory.ts';
import { createNavigator } from './navigator.ts';

const site = siteOf({
  facts: {
    attic: { comesFrom: 'The keeper.', facts: { moved: { type: 'boolean', description: 'It has moved.' } } },
  },
  route: {
    home: { path: '/', page: 'home' },
    'not-found': { path: '/not-found', page: 'not-found', guards: ['moved'] },
  },
  guard: {
    moved: {
      allow: { fact: 'attic.moved', is: false },
      whileUnknown: 'allow',
      otherwise: [{ redirect: { route: 'home' } }],
    },
  },
});

it('a guard of the not-found route leads on from an address that no route has, also when its fact is known late', async () => {
  const { navigator, store, asked } = setup('/attic');
  await settled();
  expect([navigator.screen().shown?.route, asked()]).toEqual(['not-found', 1]);
  store.set({ 'attic.moved': true });
  expect(navigator.screen().shown?.route).toBe('home');
});

it('at its own address nothing is asked, and what is shown there stays as it is', async () => {
  const { navigator, store, asked } = setup('/not-found');
  const { shown } = navigator.screen();
  await settled();
  store.set({ 'attic.moved': true });
  expect(navigator.screen().shown).toBe(shown);
  expect(asked()).toBe(0);
});

function setup(start: string) {
  const ports = fakePorts();
  let runs = 0;
  const attic: FactSource = () => {
    runs += 1;
    return () => undefined;
  };
  const store = createFactStore({ vocabulary: site.vocabulary, report: ports.report });
  const services = fakeServices(ports);
  const sources = createFactSources({ site, registry: createRegistry([]), own: { attic }, store, services });
  const navigator = createNavigator({
    site,
    store,
    sources,
    history: memoryHistory(start),
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
  return { navigator, store, asked: () => runs };
}
