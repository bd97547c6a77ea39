import { describe, expect, it } from 'vitest';
import { manifestSetOf, siteOf } from '../testing/index.ts';
import { existsIn, openSite, patternOf, routeEntries, statesOf } from './index.ts';

describe('openSite', () => {
  it('has a route table, conditions and a vocabulary', () => {
    const site = siteOf(library);
    expect(site.routes.match('/')?.route).toBe('home');
    expect(site.vocabulary.slotOf('toggle:events')).toBeDefined();
    expect(site.conditions.isSound({ toggle: 'events' })).toBe(true);
  });

  it('does not open without a site manifest', () => {
    const manifests = { ...manifestSetOf(), site: {} };
    expect(() => openSite(manifests, { environment: 'PROD' })).toThrow('no site.json');
  });
});

it('has an address for each step and result of a sequence, and for nothing else of it', () => {
  const entries = [...routeEntries(manifestSetOf(library), 'PROD')];
  expect(entries).toContainEqual({
    route: 'borrow',
    path: '/borrow/:state',
    params: { state: ['choose', 'review', 'lent'] },
  });
  expect(statesOf(borrow)).toEqual(['choose', 'review', 'lent']);
});

it('has the routes of its environment only', () => {
  expect(pathsIn('PROD')).not.toContain('/workshop');
  expect(pathsIn('TEST')).toContain('/workshop');
  expect(existsIn({ description: '', path: '/' }, 'ANY')).toBe(true);
});

it('gives the pattern of a route, and of a state of its sequence', () => {
  const route = { description: 'Lends.', path: '/borrow', sequence: 'borrow' };
  expect([patternOf(route), patternOf(route, 'review')]).toEqual(['/borrow', '/borrow/review']);
});

function pathsIn(environment: string): string[] {
  return [...routeEntries(manifestSetOf(library), environment)].map(({ path }) => path);
}

const step = { title: 'x:y', heading: 'x:y', body: [], actions: [], on: {} };

const borrow = {
  description: 'Lends a book.',
  title: 'x:y',
  exit: { label: 'x:y', do: { go: { route: 'home' } } },
  order: ['choose'],
  data: {},
  steps: { choose: step, review: step },
  dialogs: { sure: { over: 'review', title: 'x:y', text: 'x:y', actions: [], on: {} } },
  results: { lent: { title: 'x:y', body: [], means: 'done' as const } },
};

const library = {
  toggle: { events: { default: false, owner: 'Desk' } },
  sequence: { borrow },
  route: {
    home: { path: '/', page: 'home' },
    borrow: { path: '/borrow', sequence: 'borrow' },
    workshop: { path: '/workshop', page: 'workshop', environments: ['TEST'] },
  },
};
