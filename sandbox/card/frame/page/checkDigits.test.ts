import { expect, it } from 'vitest';
import { isLuhnValid, isRoutingNumber, withoutSeparators } from './checkDigits.ts';

it('takes spaces and all kinds of dashes out', () => {
  expect(withoutSeparators(' 4242\u00A04242-4242–4242\n')).toBe('4242424242424242');
});

it('knows a card number with one wrong digit', () => {
  expect(isLuhnValid('4111111111111111')).toBe(true);
  expect(isLuhnValid('4111111111111112')).toBe(false);
  expect(isLuhnValid('0000000000000000')).toBe(false);
});

it('knows a routing number with one wrong digit', () => {
  expect(isRoutingNumber('021000021')).toBe(true);
  expect(isRoutingNumber('021000022')).toBe(false);
  expect(isRoutingNumber('000000000')).toBe(false);
  expect(isRoutingNumber('02100002')).toBe(false);
});
