import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

it.each([
  ['a payment', { outcome: 'succeeded' }, true],
  ['one that may be a duplicate', { outcome: 'possible-duplicate' }, true],
  ['one of which nothing is known', { outcome: 'unknown' }, true],
  ['a decline', { outcome: 'declined' }, false],
  ['an amount that is no longer possible', { outcome: 'unknown', refusal: ['AMOUNT_OUT_OF_RANGE'] }, true],
  [
    'a security code that has expired',
    { outcome: 'unknown', refusal: ['SECURITY_CODE_NOT_VERIFIED'] },
    false,
  ],
])('after %s what is due is asked for again: %j: %s', (_, result, isAsked) => {
  const refreshed: (readonly string[])[] = [];
  const services = fakeServices({
    refresh: (names) => {
      refreshed.push(names);
      return Promise.resolve();
    },
  });
  expect(refreshAfterPayment(services, result)).toBe(result);
  expect(refreshed.map((names) => names.includes('billing') && names.includes('device-balance'))).toEqual(
    isAsked ? [true] : [],
  );
});
