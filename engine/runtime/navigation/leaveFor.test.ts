import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { guardedNavigator } from './testing/guardedNavigator.ts';

const site = siteOf({
  site: { external: { catalogue: { default: 'https://catalogue.example/' } } },
  route: {
    home: { path: '/', page: 'home' },
    books: { path: '/books', page: 'books' },
    catalogue: { path: '/catalogue', redirect: { to: { external: 'catalogue' } } },
  },
});

function setup(start: string) {
  const { navigator, history, ports } = guardedNavigator(site, start);
  return {
    navigator,
    ports,
    place: () => [navigator.screen().shown?.route, history.current().path + history.current().query],
  };
}

it('who comes back to a page that an app has kept finds what was shown before', () => {
  const { navigator, ports, place } = setup('/books?page=2');
  navigator.go('/catalogue');
  expect([place(), ports.redirected]).toEqual([['books', '/catalogue'], ['https://catalogue.example/']]);
  ports.comeBack();
  expect(place()).toEqual(['books', '/books?page=2']);
  ports.comeBack();
  expect(ports.redirected).toHaveLength(1);
});

it('or the home, where nothing was', () => {
  const { ports, place } = setup('/catalogue');
  expect(place()).toEqual([undefined, '/catalogue']);
  ports.comeBack();
  expect(place()).toEqual(['home', '/']);
});

it('and does not arrive again where they have gone meanwhile', () => {
  const { navigator, ports, place } = setup('/');
  navigator.go('/catalogue');
  navigator.go('/books');
  const { arrivals } = navigator.screen();
  ports.comeBack();
  expect([place(), navigator.screen().arrivals]).toEqual([['books', '/books'], arrivals]);
});
