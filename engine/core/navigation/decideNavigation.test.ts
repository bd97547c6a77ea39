import { expect, it } from 'vitest';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideNavigation } from './index.ts';

it('shows what holds and leads somewhere, in its order', () => {
  expect(shown({ 'toggle:events': true })).toEqual(['home', 'events', 'catalogue']);
});

it('does not show what does not hold, or is not known yet', () => {
  expect(shown({ 'toggle:events': false })).toEqual(['home', 'catalogue']);
  expect(shown({})).toEqual(['home', 'catalogue']);
});

it('gives each item its destination', () => {
  const [home, catalogue] = decideNavigation(evaluatorOf(site), 'main', 'home');
  expect(home?.destination).toEqual({ kind: 'inside', address: '/' });
  expect(catalogue?.destination).toEqual({ kind: 'outside', url: 'https://catalogue.example/' });
});

it('marks the item of the present route, and those that belong to it', () => {
  expect(current('home')).toEqual(['home']);
  expect(current('opening-hours')).toEqual(['home']);
  expect(current('events')).toEqual([]);
});

it('shows nothing of a menu that does not exist', () => {
  expect(decideNavigation(evaluatorOf(site), 'missing', 'home')).toEqual([]);
});

const site = siteOf({
  site: { external: { catalogue: { default: 'https://catalogue.example/' } } },
  toggle: { events: { default: false, owner: 'Desk' } },
  route: {
    home: { path: '/', page: 'home' },
    events: { path: '/events', page: 'events' },
    'opening-hours': { path: '/hours', page: 'hours' },
  },
  navigation: {
    main: {
      label: 'menu:main',
      items: [
        { id: 'home', label: 'menu:home', link: { route: 'home' }, highlightOn: ['opening-hours'] },
        { id: 'events', label: 'menu:events', link: { route: 'events' }, when: { toggle: 'events' } },
        { id: 'catalogue', label: 'menu:catalogue', link: { external: 'catalogue' } },
        { id: 'nowhere', label: 'menu:nowhere', link: { route: 'missing' } },
      ],
    },
  },
});

function current(route: string): string[] {
  return decideNavigation(evaluatorOf(site), 'main', route).flatMap((item) =>
    item.current ? item.item.id : [],
  );
}

function shown(known: Record<string, boolean>): string[] {
  return decideNavigation(evaluatorOf(site, known), 'main', 'events').map(({ item }) => item.id);
}
