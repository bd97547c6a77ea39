import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/index.ts';
import { assignmentOf } from '../fact/index.ts';
import type { Link, LinkValue } from '../manifest/index.ts';
import { addressOf, existsHere, externalUrl, factsInLink, resolveLink } from './index.ts';

const manifests = {
  site: {
    external: {
      catalogue: { default: 'https://catalogue.example/' },
      archive: { default: 'https://archive.example/', TEST: 'https://archive.test.example/' },
      plain: { default: 'http://catalogue.example/' },
      script: { default: 'javascript:alert(1)' },
      nonsense: { default: 'catalogue' },
    },
  },
  facts: {
    reader: {
      comesFrom: 'The desk.',
      facts: {
        shelf: { type: 'text' as const, description: 'The shelf.' },
        card: { type: 'text' as const, description: 'The card.' },
        other: { type: 'text' as const, description: 'Another shelf.' },
      },
    },
  },
  route: {
    shelf: { path: '/shelves/:shelf', page: 'shelf' },
    workshop: { path: '/workshop', page: 'workshop', environments: ['TEST'] },
  },
};
const library = siteOf(manifests);
const listed = siteOf({
  route: {
    home: { path: '/', page: 'home' },
    shelf: { path: '/shelves/:shelf', page: 'shelf', params: { shelf: ['novels', 'atlases'] } },
  },
});
const inTest = siteOf(manifests, { environment: 'TEST' });

describe('resolveLink', () => {
  it('leads to a route with its fixed parameters and query', () => {
    const link = { route: 'shelf', params: { shelf: 'old atlases' }, query: { sort: 'title & year' } };
    expect(resolveLink(library, link)).toEqual({
      kind: 'inside',
      address: '/shelves/old%20atlases?sort=title+%26+year',
    });
  });

  it('fills what the link leaves open, and nothing that the link says itself', () => {
    expect(addressOf(library, { route: 'shelf' }, { params: { shelf: 'novels', other: 'x' } })).toBe(
      '/shelves/novels',
    );
    expect(
      addressOf(library, { route: 'shelf', params: { shelf: 'atlases' } }, { params: { shelf: 'novels' } }),
    ).toBe('/shelves/atlases');
  });

  it('takes no value from elsewhere that the address cannot have', () => {
    const [taken, replaced] = [{ payload: 'shelf' }, { payload: 'shelf', otherwise: 'atlases' }];
    expect(shelfOf(taken, 'novels')).toBe('/shelves/novels');
    expect(shelfOf(taken, 'cellar')).toBe('/');
    expect(shelfOf(replaced, 'cellar')).toBe('/shelves/atlases');
  });

  it('leads outside only by a declared address', () => {
    expect(resolveLink(library, { external: 'catalogue' })).toEqual({
      kind: 'outside',
      url: 'https://catalogue.example/',
    });
  });

  it('opens a new window where it says so', () => {
    const link = { external: 'catalogue', opens: 'new-window' } as const;
    expect(resolveLink(library, link)).toMatchObject({ kind: 'outside', newWindow: true });
  });

  it.each([
    ['a route that does not exist', { route: 'missing' }],
    ['a route whose parameter is missing', { route: 'shelf' }],
    ['a route of another environment', { route: 'workshop' }],
    ['an external address that does not exist', { external: 'missing' }],
    ['an external address that every object inherits', { external: 'constructor' }],
  ])('leads nowhere for %s', (_, link) => {
    expect(resolveLink(library, link)).toBeUndefined();
  });
});

describe('a value of a link', () => {
  const assignment = assignmentOf(library.vocabulary, { 'reader.shelf': 'novels', 'reader.card': 'a&b' });
  const address = { path: '/shelves/atlases', query: '?ShelfName=maps&empty=' };

  it.each<[string, LinkValue, string | undefined]>([
    ['a fact', { fact: 'reader.shelf' }, 'novels'],
    ['a fact that is not known', { fact: 'reader.other' }, undefined],
    ['a fact that is not known, with something instead', { fact: 'reader.other', otherwise: 'new' }, 'new'],
    ['a parameter, whatever its letters', { query: 'shelfname' }, 'maps'],
    ['a parameter without value', { query: 'empty', otherwise: 'new' }, 'new'],
    ['a segment', { segment: 2 }, 'atlases'],
    ['a segment that is not there', { segment: 3 }, undefined],
    ['a field of a message that there is none of', { payload: 'shelf' }, undefined],
  ])('is taken from %s', (_, shelf, expected) => {
    const found = addressOf(library, { route: 'shelf', params: { shelf } }, { assignment, address });
    expect(found).toBe(expected && `/shelves/${expected}`);
  });

  it('leads elsewhere where the link says so, else it leads nowhere', () => {
    const link = { route: 'shelf', params: { shelf: { query: 'shelf' } } };
    expect(addressOf(library, link)).toBeUndefined();
    expect(addressOf(library, { ...link, otherwise: { route: 'shelf', params: { shelf: 'new' } } })).toBe(
      '/shelves/new',
    );
  });

  it('is left out of a query where it is not known, unless the link says where to go then', () => {
    const link = { route: 'shelf', params: { shelf: 'new' }, query: { by: { fact: 'reader.other' } } };
    expect(addressOf(library, link, { assignment })).toBe('/shelves/new');
    const otherwise = { route: 'shelf', params: { shelf: 'other' } };
    expect(addressOf(library, { ...link, otherwise }, { assignment })).toBe('/shelves/other');
  });

  it('of an external address that cannot be had, leads where the link says instead', () => {
    const link = { external: 'plain', otherwise: { route: 'shelf', params: { shelf: 'new' } } };
    expect(resolveLink(library, link)).toEqual({ kind: 'inside', address: '/shelves/new' });
    expect(resolveLink(library, { ...link, external: 'catalogue' })).toMatchObject({ kind: 'outside' });
  });

  it('goes with an external address, encoded, or that one leads nowhere', () => {
    const link = { external: 'catalogue', query: { card: { fact: 'reader.card' } } };
    expect(resolveLink(library, link, { assignment })).toMatchObject({
      url: 'https://catalogue.example/?card=a%26b',
    });
    expect(resolveLink(library, link)).toBeUndefined();
  });

  it('names the facts that it depends on', () => {
    const link = {
      route: 'shelf',
      params: { shelf: { fact: 'reader.shelf' } },
      query: { by: { fact: 'reader.card' } },
    };
    expect(
      factsInLink({ ...link, otherwise: { route: 'shelf', params: { shelf: { fact: 'reader.other' } } } }),
    ).toEqual(['reader.shelf', 'reader.card', 'reader.other']);
  });
});

describe('externalUrl', () => {
  it('is that of the environment, else the default', () => {
    expect(externalUrl(library, 'archive')).toBe('https://archive.example/');
    expect(externalUrl(inTest, 'archive')).toBe('https://archive.test.example/');
    expect(externalUrl(inTest, 'catalogue')).toBe('https://catalogue.example/');
  });

  it.each(['plain', 'script', 'nonsense'])('leads nowhere unless it is https: %s', (id) => {
    expect(externalUrl(library, id)).toBeUndefined();
  });
});

it('leads to a route of the environment that it runs in', () => {
  expect(addressOf(inTest, { route: 'workshop' })).toBe('/workshop');
});

it.each<[Link, boolean]>([
  [{ route: 'shelf' }, true],
  [{ route: 'workshop' }, false],
  [{ route: 'workshop', otherwise: { route: 'shelf' } }, true],
  [{ route: 'shelf', params: { shelf: { fact: 'reader.shelf' } } }, true],
  [{ external: 'nowhere' }, false],
])('whatever is known, %j can lead somewhere: %s', (link, can) => {
  expect(existsHere(library, link)).toBe(can);
});

/** The address to which a message with a shelf leads. */
function shelfOf(shelf: LinkValue, named: string): string | undefined {
  const link = { route: 'shelf', params: { shelf }, otherwise: { route: 'home' } };
  return addressOf(listed, link, { payload: { shelf: named } });
}
