import { expect, it } from 'vitest';
import { verificationDerivations } from './verificationDerivations.ts';

it.each([
  [undefined, 6, 'missing'],
  ['', 6, 'missing'],
  ['12345', 6, 'incomplete'],
  ['12345a', 6, 'incomplete'],
  ['1234567', 6, 'incomplete'],
  ['012345', 6, 'complete'],
  ['012 345', 6, 'complete'],
  ['012345', 8, 'incomplete'],
  ['01234567', 8, 'complete'],
])('BL-STM-024: what was typed as %j, of a code of %i digits, is %s', (typed, length, shape) => {
  expect(verificationDerivations['codeShape']?.compute(typed, length)).toBe(shape);
});
