import { expect, it } from 'vitest';
import { phoneNumber, readPhoneNumber } from './phoneNumber.ts';

it('a number is read in groups', () => {
  expect([phoneNumber('7045550123'), phoneNumber('Unknown')]).toEqual(['(704) 555-0123', 'Unknown']);
});

it.each([
  ['(704) 555-0123', '7045550123'],
  ['+1 704.555.0123', '7045550123'],
  ['17045550123', '7045550123'],
  ['704555012', undefined],
  ['704 555 012x', undefined],
  ['', undefined],
])('%j typed is the number %s', (typed, digits) => {
  expect(readPhoneNumber(typed)).toBe(digits);
});
