import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteTable, type RouteEntry, type RouteMatch } from './index.ts';

describe('a route table', () => {
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/books', 'books'],
    ['/books/', 'books'],
    ['//books', 'books'],
    ['/books/new', 'new'],
    ['/books/novels', 'shelf'],
    ['/books/anything', 'book'],
    ['/help', 'help'],
    ['/help/a/b/c', 'help'],
    ['/help/a/exactly', 'exactly'],
  ])('leads from %j to %s', (path, route) => {
    expect(library.match(path)?.route).toBe(route);
  });

  it.each(['/unknown', '/books/a/b', '/BOOKS', '/books/%E0%A4%A'])('does not know %s', (path) => {
    expect(library.match(path)).toBeUndefined();
  });

  it('decodes parameters, once', () => {
    expect(library.match('/books/a%2Fb%2520c')).toEqual({ route: 'book', params: { book: 'a/b%20c' } });
  });

  it('goes back where a fixed word leads nowhere', () => {
    const table = tableOf('/a/b/c', '/:x/b/d');
    expect(table.match('/a/b/d')).toEqual({ route: '/:x/b/d', params: { x: 'a' } });
  });

  it('keeps no parameter of a way that led nowhere', () => {
    const table = tableOf('/:x/:y/end', '/a/*');
    expect(table.match('/a/b/c')).toEqual({ route: '/a/*', params: {} });
  });

  it('does not let the names of parameters decide', () => {
    expect(tableOf('/:x/:z', '/:y/last').match('/a/last')?.route).toBe('/:y/last');
  });

  it('asks listed parameters in the order of their declaration, and all before free ones', () => {
    const table = createRouteTable([
      { route: 'free', path: '/:x' },
      { route: 'first', path: '/:y', params: { y: ['1', '2'] } },
      { route: 'second', path: '/:z', params: { z: ['2', '3'] } },
    ]);
    expect(['/1', '/2', '/3', '/4'].map((path) => table.match(path)?.route)).toEqual([
      'first',
      'first',
      'second',
      'free',
    ]);
  });

  it('takes the first of two entries with the same pattern', () => {
    const table = createRouteTable([
      { route: 'first', path: '/a/:x' },
      { route: 'second', path: '/a/:y' },
    ]);
    expect(table.match('/a/b')).toEqual({ route: 'first', params: { x: 'b' } });
  });

  it('finds what a linear matcher finds, whatever the table', () => {
    fc.assert(
      fc.property(anyTable, anyPath, (entries, path) => {
        expect(createRouteTable(entries).match(path)).toEqual(matchOneByOne(entries, path));
      }),
      { numRuns: 3_000 },
    );
  });
});

const library = createRouteTable([
  { route: 'home', path: '/' },
  { route: 'books', path: '/books' },
  { route: 'book', path: '/books/:book' },
  { route: 'shelf', path: '/books/:shelf', params: { shelf: ['novels', 'atlases'] } },
  { route: 'new', path: '/books/new' },
  { route: 'help', path: '/help/*' },
  { route: 'exactly', path: '/help/:topic/exactly' },
]);

function tableOf(...paths: string[]) {
  return createRouteTable(paths.map((path) => ({ route: path, path })));
}

/** Two disjoint lists: for overlapping ones the order of the entries would decide. */
const lists = { p: ['a', 'b'], q: ['c', 'd'] };

const anySegment = fc.constantFrom('a', 'b', 'c', ':p', ':q', ':free', ':other');

const anyTable: fc.Arbitrary<RouteEntry[]> = fc
  .array(fc.tuple(fc.array(anySegment, { maxLength: 4 }), fc.constantFrom('', '', '/*')), { maxLength: 12 })
  .map((paths) =>
    paths.map(([segments, rest], index) => ({
      route: `route-${index}`,
      path: `/${segments.map((segment, at) => (segment.startsWith(':') ? segment + at : segment)).join('/')}${rest}`,
      params: Object.fromEntries(
        [0, 1, 2, 3].flatMap((at) => [
          [`p${at}`, lists.p],
          [`q${at}`, lists.q],
        ]),
      ),
    })),
  );

const anyPath = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
  .map((segments) => `/${segments.join('/')}`);

/** A reference matcher that tries every entry: the most specific match, segment by segment, and of equals the first. */
function matchOneByOne(entries: readonly RouteEntry[], path: string): RouteMatch | undefined {
  const segments = path.split('/').filter(Boolean);
  let best: { match: RouteMatch; ranks: number[] } | undefined;
  for (const { route, path: pattern, params = {} } of entries) {
    const found = matchPattern(pattern.split('/').filter(Boolean), segments, params);
    if (found && (!best || isMoreSpecific(found.ranks, best.ranks))) {
      best = { match: { route, params: found.params }, ranks: found.ranks };
    }
  }
  return best?.match;
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
  values: RouteEntry['params'] = {},
) {
  const params: Record<string, string> = {};
  const ranks: number[] = [];
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (part === '*') return { params, ranks: [...ranks, ranksOf.rest] };
    if (segment === undefined) return undefined;
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      ranks.push(ranksOf.fixed);
      continue;
    }
    const list = values[part.slice(1)];
    if (list && !list.includes(segment)) return undefined;
    params[part.slice(1)] = segment;
    ranks.push(list ? ranksOf.listed : ranksOf.free);
  }
  return pattern.length === segments.length ? { params, ranks: [...ranks, ranksOf.end] } : undefined;
}

const ranksOf = { rest: 0, free: 1, listed: 2, fixed: 3, end: 4 };

function isMoreSpecific(ranks: readonly number[], others: readonly number[]): boolean {
  const index = ranks.findIndex((rank, at) => rank !== others[at]);
  return index >= 0 && (ranks[index] ?? 0) > (others[index] ?? 0);
}
