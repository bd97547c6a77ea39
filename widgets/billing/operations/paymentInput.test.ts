import { describe, expect, it } from 'vitest';
import { fundingOf } from './paymentInput.ts';

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
