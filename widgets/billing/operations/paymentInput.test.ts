import { describe, expect, it } from 'vitest';
import { fundingOf, paymentInput } from './paymentInput.ts';

describe('what pays', () => {
  it('is a saved method, with the proof of its security code where it has one', () => {
    const saved = { methodSource: 'saved', savedMethodId: 'm-1', token: '' };
    expect(fundingOf({ ...saved, securityCodeProof: 'proof-1' })).toEqual({
      savedMethodId: 'm-1',
      securityCodeProof: 'proof-1',
    });
    expect(fundingOf({ ...saved, securityCodeProof: '' })).toEqual({ savedMethodId: 'm-1' });
  });

  it('is a token, and nothing else, where a method was entered', () => {
    expect(fundingOf({ methodSource: 'new-card', savedMethodId: '', token: 'token-1' })).toEqual({
      token: 'token-1',
    });
  });
});

it.each([
  ['p-1', 'p-1'],
  ['', null],
  [undefined, null],
])('the latest payment that was known when the attempt was begun is sent with it: %s', (known, sent) => {
  const { signal } = new AbortController();
  const input = { billingAccountId: 'a-1', amount: 8410, token: 'token-1', latestKnownPaymentId: known };
  expect(paymentInput({ input, idempotencyKey: 'key-1', signal }).latestKnownPaymentId).toBe(sent);
});
