import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { partAt, partsIn, pointerKeys, pointerTo } from './index.ts';

it('escapes what a pointer uses itself', () => {
  expect(pointerTo('/a', 'b/c~d')).toBe('/a/b~1c~0d');
  expect(pointerTo('', 0)).toBe('/0');
});

it('takes a pointer apart again, whatever its keys are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (keys) => {
      expect(pointerKeys(keys.reduce<string>(pointerTo, ''))).toEqual(keys);
    }),
  );
});

it('tells every part of a value, by the pointer that leads to it', () => {
  expect(partsIn({ books: [{ 'a/b': 'Emma' }], none: null })).toEqual([
    ['', { books: [{ 'a/b': 'Emma' }], none: null }],
    ['/books', [{ 'a/b': 'Emma' }]],
    ['/books/0', { 'a/b': 'Emma' }],
    ['/books/0/a~1b', 'Emma'],
    ['/none', null],
  ]);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const [pointer, part] of partsIn(value)) expect(partAt(value, pointer)).toBe(part);
    }),
  );
});

it('leads to a part of a value, and nowhere where nothing stands', () => {
  const value = { books: [{ 'a/b': 'Emma' }] };
  expect(partAt(value, '')).toBe(value);
  expect(partAt(value, '/books/0/a~1b')).toBe('Emma');
  expect([partAt(value, '/books/1/a'), partAt(value, '/books/length/x'), partAt(value, '/toString')]).toEqual(
    [undefined, undefined, undefined],
  );
});
