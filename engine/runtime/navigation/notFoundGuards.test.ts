import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { settled } from '../testing/index.ts';
import { guardedNavigator } from './testing/guardedNavigator.ts';

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
  const { navigator, store, asked } = guardedNavigator(site, '/attic');
  await settled();
  expect([navigator.screen().shown?.route, asked['attic']?.length]).toEqual(['not-found', 1]);
  store.set({ 'attic.moved': true });
  expect(navigator.screen().shown?.route).toBe('home');
});

it('at its own address nothing is asked, and what is shown there stays as it is', async () => {
  const { navigator, store, asked } = guardedNavigator(site, '/not-found');
  const { shown } = navigator.screen();
  await settled();
  store.set({ 'attic.moved': true });
  expect(navigator.screen().shown).toBe(shown);
  expect(asked).toEqual({});
});
