import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

it('is the same for a number on its account, and for no other number or account', async () => {
  const fingerprint = await fingerprintOf('4242424242424242', 'account-1');
  expect(await fingerprintOf('4242424242424242', 'account-1')).toBe(fingerprint);
  expect(await fingerprintOf('4000056655665556', 'account-1')).not.toBe(fingerprint);
  expect(await fingerprintOf('4242424242424242', 'account-2')).not.toBe(fingerprint);
});
