import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashInput, requireKey } from './idempotency.ts';

describe('an idempotency key', () => {
  it.each(['a'.repeat(16), 'A-Z_09'.padEnd(64, 'x')])('is accepted as %s', (key) => {
    expect(() => requireKey(key)).not.toThrow();
  });

  it.each(['', 'a'.repeat(15), 'a'.repeat(65), 'has space in it now', "'; drop table payment; --"])(
    'is refused as "%s"',
    (key) => {
      expect(() => requireKey(key)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    },
  );
});

describe('the digest of a request', () => {
  it('does not depend on the order of fields', () => {
    const input = fc.dictionary(
      fc.string(),
      fc.oneof(fc.integer(), fc.string(), fc.dictionary(fc.string(), fc.nat())),
    );
    fc.assert(
      fc.property(input, (fields) => {
        const reversed = Object.fromEntries(Object.entries(fields).toReversed());
        expect(hashInput(reversed)).toBe(hashInput(fields));
      }),
    );
  });

  it('tells every change of a payment apart', () => {
    const request = { amount: 100, billingAccountId: 'one', funding: { token: 't' } };
    const changed = [
      { ...request, amount: 101 },
      { ...request, billingAccountId: 'other' },
      { ...request, funding: { token: 'u' } },
      { ...request, paymentDate: '2026-12-01' },
    ];
    const digests = new Set([request, ...changed].map(hashInput));
    expect(digests.size).toBe(5);
  });
});
