import { expect, it } from 'vitest';
import { cleanPastedAmount } from './cleanPastedAmount.ts';

const dollars = { currency: 'USD', sign: '$' };

it.each([
  ['$1,234.50', '1,234.50'],
  ['  84.10 ', '84.10'],
  ['USD\u00A084.10', '84.10'],
  ['US$ 84.10\n', '84.10'],
])('takes the amount out of "%s"', (pasted, amount) => {
  expect(cleanPastedAmount(pasted, dollars)).toBe(amount);
});

it.each(['eighty-four', '-5', '1.2.3', ''])('leaves "%s" as it is', (pasted) => {
  expect(cleanPastedAmount(pasted, dollars)).toBe(pasted);
});

it('knows the sign of the currency that it is told', () => {
  expect(cleanPastedAmount('1\u202F234,50\u00A0€', { currency: 'EUR', sign: '€' })).toBe('1234,50');
});
