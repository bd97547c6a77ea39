import { expect, it } from 'vitest';
import { homeDerivations } from './homeDerivations.ts';

it.each([
  ['home-entry.codeShape', undefined, 'missing'],
  ['home-entry.codeShape', ' - ', 'missing'],
  ['home-entry.codeShape', '12345678901', 'incomplete'],
  ['home-entry.codeShape', 'ABCD56789012', 'incomplete'],
  ['home-entry.codeShape', '1234 5678-9012', 'complete'],
  ['home-entry.tvCode', ' ', 'missing'],
  ['home-entry.tvCode', 'ABCD-123', 'incomplete'],
  ['home-entry.tvCode', '1234-ABCD', 'incomplete'],
  ['home-entry.tvCode', 'abcd 1234', 'complete'],
  ['home-entry.networkName', '  ', 'missing'],
  ['home-entry.networkName', 'Home', 'complete'],
  ['home-entry.networkPassword', '', 'missing'],
  ['home-entry.networkPassword', '1234567', 'incomplete'],
  ['home-entry.networkPassword', '12345678', 'complete'],
  ['home-entry.networkPassword', 'x'.repeat(64), 'incomplete'],
])('%s of %j is %s', (fact, typed, shape) => {
  expect(homeDerivations[fact]?.compute(typed)).toBe(shape);
});
