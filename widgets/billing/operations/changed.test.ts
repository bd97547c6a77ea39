import { describe, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { changeAutoPayMethod } from './changeAutoPayMethod.ts';
import { enrollInAutoPay, enrollInPaperless } from './extras.ts';
import { leavePaperless } from './leavePaperless.ts';
import { turnOnAutoPay } from './turnOnAutoPay.ts';
import { updatePaymentMethod } from './updatePaymentMethod.ts';

const input = {
  billingAccountId: 'b-1',
  area: 'MOBILE',
  methodId: 'm-1',
  methodSource: 'saved',
  savedMethodId: 'm-1',
  token: '',
};

describe('what a change has asked for again', () => {
  it.each([
    // account.mobileAutoPayMissing decides the header of every page, account.hasSeveralAutoPays a part of /billing/auto-pay.
    ['turning on Auto Pay of mobile', turnOnAutoPay, 'enrollInAutoPay', 'account'],
    ['choosing the method of Auto Pay of mobile', changeAutoPayMethod, 'setAutoPayMethod', 'account'],
    // facts/auto-pay.json: "asked again after each change of Auto Pay".
    ['Auto Pay with a payment', enrollInAutoPay, 'enrollInAutoPay', 'auto-pay'],
    ['Auto Pay with a payment', enrollInAutoPay, 'enrollInAutoPay', 'account'],
    // account.billDelivery is what /user-preferences says.
    ['going paperless', enrollInPaperless, 'enrollInPaperless', 'account'],
    // auto-pay.attention: METHOD_EXPIRES follows from the card's expiration.
    ['a card of Auto Pay that expires later', updatePaymentMethod, 'updatePaymentMethod', 'auto-pay'],
    ['leaving paperless', leavePaperless, 'leavePaperless', 'account'],
  ])('%s: the facts that it changes (%#)', async (_, run, field, group) => {
    const refresh = vi.fn<(groups: readonly string[]) => Promise<void>>(() => Promise.resolve());
    const answer = { data: { [field]: { __typename: 'BillingAccount', id: 'b-1' } } };
    const services = { ...fakeServices({ fetch: () => Promise.resolve(Response.json(answer)) }), refresh };
    const call = { input, idempotencyKey: 'key', signal: new AbortController().signal };
    expect(await run(call, services)).toEqual({ outcome: 'done' });
    expect(refresh.mock.calls.flat(2)).toContain(group);
  });
});
