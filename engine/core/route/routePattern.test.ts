import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPath, createRouteTable, parametersOf } from './index.ts';

it('names the parameters of a pattern in their order', () => {
  expect(parametersOf('/books/:shelf/:book/*')).toEqual(['shelf', 'book']);
  expect(parametersOf('/')).toEqual([]);
});

describe('buildPath', () => {
  it.each([
    ['/', {}, '/'],
    ['/books/:shelf', { shelf: 'novels' }, '/books/novels'],
    ['/books/:shelf', { shelf: 'a/b ?#%ñ' }, '/books/a%2Fb%20%3F%23%25%C3%B1'],
    ['/help/*', {}, '/help/'],
    ['//doubled///slashes', {}, '/doubled/slashes'],
  ])('fills %s with %j', (pattern, params, path) => {
    expect(buildPath(pattern, params)).toBe(path);
  });

  it.each([
    ['is missing', {}],
    ['is empty', { shelf: '' }],
    ['would be taken out of the path by a browser', { shelf: '.' }],
    ['would lead a browser up', { shelf: '..' }],
    ['cannot be encoded', { shelf: '\uD800' }],
  ])('leads nowhere when a parameter %s', (_, params) => {
    expect(buildPath('/books/:shelf/list', params)).toBeUndefined();
  });

  it('does not fill a parameter with what every object inherits', () => {
    expect(buildPath('/books/:toString')).toBeUndefined();
    expect(createRouteTable([{ route: 'a', path: '/:valueOf', params: {} }]).match('/x')).toEqual({
      route: 'a',
      params: { valueOf: 'x' },
    });
  });

  it('gives a path that leads back to the same parameters, as a browser writes it too', () => {
    fc.assert(
      fc.property(fc.record({ shelf: anySegment, book: anySegment }), (params) => {
        const table = createRouteTable([{ route: 'book', path: '/books/:shelf/x/:book' }]);
        const path = buildPath('/books/:shelf/x/:book', params) ?? '';
        expect(table.match(path)).toEqual({ route: 'book', params });
        expect(table.match(new URL(path, 'https://library.example').pathname)).toEqual({
          route: 'book',
          params,
        });
      }),
      { numRuns: 500 },
    );
  });
});

const anySegment = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text !== '.' && text !== '..' && text.isWellFormed());
