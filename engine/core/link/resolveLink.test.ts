import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/index.ts';
import { addressOf, externalUrl, resolveLink } from './index.ts';

describe('resolveLink', () => {
  it('leads to a route with its fixed parameters and query', () => {
    const link = { route: 'shelf', params: { shelf: 'old atlases' }, query: { sort: 'title & year' } };
    expect(resolveLink(library, link)).toEqual({
      kind: 'inside',
      address: '/shelves/old%20atlases?sort=title+%26+year',
    });
  });

  it('fills what the link leaves open, and nothing that the link says itself', () => {
    expect(addressOf(library, { route: 'shelf' }, { shelf: 'novels', other: 'x' })).toBe('/shelves/novels');
    expect(addressOf(library, { route: 'shelf', params: { shelf: 'atlases' } }, { shelf: 'novels' })).toBe(
      '/shelves/atlases',
    );
  });

  it('leads outside only by a declared address', () => {
    expect(resolveLink(library, { external: 'catalogue' })).toEqual({
      kind: 'outside',
      url: 'https://catalogue.example/',
    });
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
  route: {
    shelf: { path: '/shelves/:shelf', page: 'shelf' },
    workshop: { path: '/workshop', page: 'workshop', environments: ['TEST'] },
  },
};
const library = siteOf(manifests);
const inTest = siteOf(manifests, { environment: 'TEST' });
