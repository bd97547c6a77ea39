import { expect, it } from 'vitest';
import { quantifier } from './quantifier.ts';
import type { Ternary } from './ternary.ts';

it.each<[readonly Ternary[], Ternary, Ternary]>([
  [[true], true, true],
  [[false], false, false],
  [[undefined], undefined, undefined],
  [[true, true], true, true],
  [[true, false], false, true],
  [[false, undefined], false, undefined],
  [[undefined, false], false, undefined],
  [[true, undefined], undefined, true],
  [[undefined, true], undefined, true],
  [[undefined, undefined], undefined, undefined],
  [[true, undefined, false], false, true],
  [[undefined, true, true], undefined, true],
  [[false, false, undefined], false, undefined],
])('of %j all is %j and any is %j, as Kleene has it', (values, all, any) => {
  const parts = values.map((value) => () => value);
  expect(quantifier(parts, false)([])).toBe(all);
  expect(quantifier(parts, true)([])).toBe(any);
});

it('asks no further part once one has settled it', () => {
  expect(quantifier([() => false, untouched], false)([])).toBe(false);
  expect(quantifier([() => undefined, () => true, untouched], true)([])).toBe(true);
});

function untouched(): Ternary {
  throw new Error('asked');
}
