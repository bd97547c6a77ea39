import { describe, expect, it } from 'vitest';
import { mobileConfirmation } from './mobileConfirmation.ts';

const payment = {
  id: 'p-1',
  amount: 6250,
  entryDate: '2026-11-20',
  channel: 'ONLINE',
  method: { type: 'VISA', lastFour: '1010' },
} as const;

describe('what a payment of mobile is confirmed with', () => {
  it.each([
    ['ONLINE', 'online'],
    ['AUTOMATIC', 'automatic'],
    ['CHAT_ASSISTED', 'chat'],
    ['PAY_BY_PHONE', 'phone'],
    ['AGENT_ASSISTED', 'agent'],
    ['IN_STORE', 'store'],
  ] as const)('BL-BAN-007: depends on how it was paid: %s is %s', (channel, wording) => {
    expect(mobileConfirmation({ area: 'MOBILE', lastPayment: { ...payment, channel } })).toEqual({
      'billing.confirmation': wording,
      'billing.confirmedId': 'p-1',
      'billing.confirmedAmount': 6250,
      'billing.confirmedOn': '2026-11-20',
      'billing.confirmedMethod': 'VISA',
      'billing.confirmedLastFour': '1010',
    });
  });

  it.each([
    ['no amount before cash', { amount: null, method: null, channel: 'IN_STORE' }, 'no-amount'],
    ['no amount before the channel', { amount: null }, 'no-amount'],
    ['cash before no method', { method: null, channel: 'IN_STORE' }, 'cash'],
    ['no method before the channel', { method: null }, 'no-method'],
  ] as const)('BL-BAN-017: %s', (_, different, wording) => {
    const lastPayment = { ...payment, ...different };
    expect(mobileConfirmation({ area: 'MOBILE', lastPayment })['billing.confirmation']).toBe(wording);
  });

  it('BL-BAN-017: names no method where the channel is one that the portal does not know', () => {
    const newer = JSON.parse(JSON.stringify({ ...payment, channel: 'BY_PIGEON' })) as typeof payment;
    expect(mobileConfirmation({ area: 'MOBILE', lastPayment: newer })['billing.confirmation']).toBe(
      'no-method',
    );
  });

  it.each(['CORE', 'STREAMING'] as const)('is nothing of %s', (area) => {
    expect(mobileConfirmation({ area, lastPayment: payment })).toEqual({ 'billing.confirmation': 'none' });
  });

  it('is nothing where nothing was paid', () => {
    expect(mobileConfirmation({ area: 'MOBILE', lastPayment: null })['billing.confirmation']).toBe('none');
  });
});
