import { expect, it } from 'vitest';
import { isAlike } from './index.ts';

it.each<[unknown, unknown]>([
  [Number.NaN, Number.NaN],
  [undefined, undefined],
  [{ a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
])('%j is like %j', (one, other) => expect(isAlike(one, other)).toBe(true));

it.each<[unknown, unknown]>([
  [1, '1'],
  [[], {}],
  [null, {}],
  [[1, 2], [1]],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])('%j is not like %j', (one, other) => expect(isAlike(one, other)).toBe(false));
