import { expect, it } from 'vitest';
import { brandOf, groupCardNumber } from './cardBrand.ts';

it.each([
  ['4242424242424242', 'VISA'],
  ['5555555555554444', 'MASTERCARD'],
  ['2221000000000009', 'MASTERCARD'],
  ['2720990000000000', 'MASTERCARD'],
  ['2721000000000000', 'CREDIT_CARD'],
  ['378282246310005', 'AMERICAN_EXPRESS'],
  ['6011111111111117', 'DISCOVER'],
  ['622126', 'DISCOVER'],
  ['622925', 'DISCOVER'],
  ['622926', 'CREDIT_CARD'],
  ['3530111333300000', 'CREDIT_CARD'],
  ['', 'CREDIT_CARD'],
])('BL-ENT-002: takes %s for %s', (digits, type) => {
  expect(brandOf(digits).type).toBe(type);
});

it('writes a number as it is printed on the card', () => {
  expect(groupCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupCardNumber('378282246310005')).toBe('3782 822463 10005');
  expect(groupCardNumber('4242')).toBe('4242');
});
