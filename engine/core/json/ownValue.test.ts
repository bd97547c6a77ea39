import { expect, it } from 'vitest';
import { ownValue } from './index.ts';

it('gives what the record has itself', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
});

it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'does not count the inherited %s',
  (key) => {
    expect(ownValue({}, key)).toBeUndefined();
  },
);

it('has nothing where there is no record or no key', () => {
  expect(ownValue(undefined, 'a')).toBeUndefined();
  expect(ownValue({ undefined: 1 }, undefined)).toBeUndefined();
});
