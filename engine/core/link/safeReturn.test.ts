import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/index.ts';
import corpus from './hostileAddresses.json' with { type: 'json' };
import { safeReturn } from './index.ts';

describe('safeReturn', () => {
  it.each(corpus.leave)('refuses %j, which leaves the portal', (address) => {
    expect(safeReturn(library, address)).toBeUndefined();
  });

  it.each(corpus['no page'])('refuses %j, which is no page of the portal', (address) => {
    expect(safeReturn(library, address)).toBeUndefined();
  });

  it.each(corpus.stay.map(([address, target]) => [address, target]))('takes %j as %s', (address, target) => {
    expect(safeReturn(library, address)).toBe(target);
  });

  it('refuses nothing at all, and what is longer than an address ever is', () => {
    expect(safeReturn(library, undefined)).toBeUndefined();
    expect(safeReturn(library, `/books?${'a'.repeat(2_000)}`)).toBeUndefined();
  });

  it('never gives what a browser would take to another origin, even where every path is a page', () => {
    fc.assert(
      fc.property(fc.oneof(anyAddress, fc.string({ unit: 'binary' })), anyOrigin, (address, origin) => {
        const target = safeReturn(everything, address) ?? '/';
        expect(new URL(target, origin).origin).toBe(origin);
        expect(target).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 5_000 },
    );
  });

  it('gives the same address again for what it has given', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const target = safeReturn(everything, address) ?? '/';
        expect(safeReturn(everything, target)).toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(corpus.leave)('refuses %j where every path is a page, too', (address) => {
    expect(safeReturn(everything, address)).toBeUndefined();
  });
});

const library = siteOf({
  route: {
    home: { path: '/', page: 'home' },
    books: { path: '/books', page: 'books' },
    book: { path: '/books/:book', page: 'book' },
    help: { path: '/help', page: 'help' },
  },
});

const everything = siteOf({ route: { all: { path: '/*', page: 'all' } } });

const anyOrigin = fc.constantFrom('https://portal.example', 'http://localhost:4000');

/** Pieces that matter to a URL parser. */
const signs = [
  '/',
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  '%2e',
  '%2F',
  '%5C',
  '%09',
  '\0',
];
const words = [
  'evil.test',
  'books',
  'https:',
  'http:',
  'javascript:',
  'data:',
  'portal.invalid',
  '。',
  '[::1]',
];

const anyAddress = fc
  .array(fc.constantFrom(...signs, ...words), { maxLength: 8 })
  .map((pieces) => pieces.join(''));
