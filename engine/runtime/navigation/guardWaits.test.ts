import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { settled } from '../testing/index.ts';
import { guardedNavigator } from './testing/guardedNavigator.ts';

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
  const { navigator, asked } = guardedNavigator(site, '/house');
  await settled();
  asked['attic']?.[0]?.fail(new Error('503'));
  await settled();
  expect(navigator.screen().deciding).toBe(true);
  asked['cellar']?.[0]?.fail(new Error('503'));
  await settled();
  expect(navigator.screen().shown?.route).toBe('home');
});

it('a guard whose fact has failed while another one was waited for waits no more', async () => {
  const { navigator, asked, store } = guardedNavigator(site, '/house');
  await settled();
  asked['attic']?.[0]?.fail(new Error('503'));
  await settled();
  store.set({ 'cellar.open': true });
  await settled();
  expect(navigator.screen().shown?.route).toBe('home');
});

it('a guard whose fact is known as soon as it is asked for, since its source may not be asked, does not wait', async () => {
  const { attic, cellar } = site.manifests.facts;
  const closed = { ...attic, when: { fact: 'cellar.open', is: true }, otherwise: { open: true } };
  const facts = { cellar, attic: closed } as typeof site.manifests.facts;
  const { navigator, ports } = guardedNavigator(siteOf({ ...site.manifests, facts }), '/attic', {
    'cellar.open': false,
  });
  await settled();
  expect(navigator.screen()).toMatchObject({ shown: { route: 'attic' }, deciding: false });
  ports.clock.advance(longest);
  expect(navigator.screen()).toMatchObject({ shown: { route: 'attic' }, deciding: false });
});

it.each(['has waited in vain', 'refuses when a page is shown'])(
  'where a guard leads that %s, another one waits, and its error is said on arrival',
  async (what) => {
    const isShown = what === 'refuses when a page is shown';
    const known = isShown ? { 'cellar.open': true } : undefined;
    const { navigator, ports, store, history } = guardedNavigator(site, '/cellar', known);
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
