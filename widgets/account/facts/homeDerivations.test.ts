import { expect, it } from 'vitest';
import { homeDerivations } from './homeDerivations.ts';

it.each([
  ['tvCode', ' ', 'missing'],
  ['tvCode', 'ABCD-123', 'incomplete'],
  ['tvCode', '1234-ABCD', 'incomplete'],
  ['tvCode', 'abcd 1234', 'complete'],
  ['networkName', '  ', 'missing'],
  ['networkName', 'Home', 'complete'],
])('%s of %j is %s', (fact, typed, shape) => {
  expect(homeDerivations[fact]?.compute(typed)).toBe(shape);
});

it.each([
  [undefined, 12, 'missing'],
  [' - ', 12, 'missing'],
  ['12345678901', 12, 'incomplete'],
  ['ABCD56789012', 12, 'incomplete'],
  ['1234 5678-9012', 12, 'complete'],
  ['1234 5678-9012', 11, 'incomplete'],
  ['12345678901', 11, 'complete'],
])('of a label %j, with %i digits, is %s', (typed, length, shape) => {
  expect(homeDerivations['codeShape']?.compute(typed, length)).toBe(shape);
});

it.each([
  ['', 8, 63, 'missing'],
  ['1234567', 8, 63, 'incomplete'],
  ['12345678', 8, 63, 'complete'],
  ['x'.repeat(63), 8, 63, 'complete'],
  ['x'.repeat(64), 8, 63, 'incomplete'],
  ['1234567', 7, 9, 'complete'],
  ['1234567890', 7, 9, 'incomplete'],
])('the password %j of a network, from %i to %i characters, is %s', (typed, atLeast, atMost, shape) => {
  expect(homeDerivations['networkPassword']?.compute(typed, atLeast, atMost)).toBe(shape);
});
