import { expect, it } from 'vitest';
import { verificationDerivations } from './verificationDerivations.ts';

it.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['12345', 'incomplete'],
  ['12345a', 'incomplete'],
  ['1234567', 'incomplete'],
  ['012345', 'complete'],
  ['012 345', 'complete'],
])('BL-STM-024: what was typed as %j is %s', (typed, shape) => {
  expect(verificationDerivations['verification.codeShape']?.compute(typed)).toBe(shape);
});
