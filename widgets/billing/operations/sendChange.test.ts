import { describe, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { beginAutoPayChange, cancelAutoPay } from './cancelAutoPay.ts';
import { deletePaymentMethod } from './deletePaymentMethod.ts';
import { enrollInAutoPay, enrollInPaperless } from './extras.ts';
import { updatePaymentMethod } from './updatePaymentMethod.ts';

describe('a change of the account', () => {
  it.each([
    ['what was asked for', { data: deleted }, 'done'],
    ['nothing', { data: null }, 'unknown'],
    ['another thing than what was asked for', { data: {} }, 'unknown'],
    ['that there is none any more', refusal('NOT_FOUND'), 'done'],
    ['that its key was used for something else', refusal('IDEMPOTENCY_KEY_REUSED'), 'unknown'],
    ['that it does not know', refusal('SERVICE_UNAVAILABLE', 'OUTCOME_UNKNOWN'), 'unknown'],
    ['something that is no JSON', '<!doctype html>', 'unknown'],
  ])('that is answered with %s has that outcome: %o, %s', async (_what, answer, outcome) => {
    const { services, call } = setup(answer, { methodId: 'm-1' });
    expect(await deletePaymentMethod(call, services)).toEqual({ outcome });
  });

  it.each([
    [refusal('METHOD_IN_USE', 'AUTO_PAY'), ['METHOD_IN_USE.AUTO_PAY', 'METHOD_IN_USE']],
    [refusal('NOT_ALLOWED'), ['NOT_ALLOWED']],
    [refusal('ATTEMPT_CLOSED'), ['ATTEMPT_CLOSED']],
  ])('that is refused has failed, if the manifest does not say otherwise: %o, %s', async (answer, names) => {
    const { services, call } = setup(answer, { methodId: 'm-1' });
    expect(await deletePaymentMethod(call, services)).toEqual({ outcome: 'failed', refusal: names });
  });

  it.each([
    ['paperless billing', enrollInPaperless],
    ['Auto Pay', enrollInAutoPay],
  ])('that turns on %s is done where it was turned on meanwhile', async (_, run) => {
    const { services, call } = setup(refusal('ALREADY_ENROLLED'), { billingAccountId: 'b-1' });
    expect(await run(call, services)).toEqual({ outcome: 'done' });
  });

  it('that is another one than it was is sent without what stays as it is', async () => {
    const changes = { methodId: 'm-1', expiration: '0829', nameOnCard: 'Ana' };
    const answer = { data: { updatePaymentMethod: [{ __typename: 'PaymentMethod', id: 'm-1' }] } };
    const { services, call, sent } = setup(answer, { ...changes, zip: '' });
    expect(await updatePaymentMethod(call, services)).toEqual({ outcome: 'done' });
    const { methodId: paymentMethodId, ...rest } = changes;
    expect(sent).toEqual([{ idempotencyKey: 'key', paymentMethodId, ...rest }]);
  });

  it('that turns Auto Pay off names the method with which it is turned on again, if any', async () => {
    const input = { billingAccountId: 'b-1', methodSource: 'new-card', token: 't-1' };
    const { services, call, sent } = setup({ data: { cancelAutoPay: null } }, input);
    await beginAutoPayChange(call, services);
    await cancelAutoPay(call, services);
    const always = { idempotencyKey: 'key', billingAccountId: 'b-1' };
    expect(sent).toEqual([
      { ...always, replacing: true, token: 't-1' },
      { ...always, replacing: false },
    ]);
  });

  it('is sent with the key of its attempt, and one that follows a payment with a key of its own', async () => {
    const { services, call, sent } = setup({ data: deleted }, { methodId: 'm-1', billingAccountId: 'b-1' });
    await deletePaymentMethod(call, services);
    await enrollInPaperless(call, services);
    expect(sent).toEqual([
      { idempotencyKey: 'key', paymentMethodId: 'm-1' },
      { idempotencyKey: 'key-paperless', billingAccountId: 'b-1' },
    ]);
  });

  it.each([
    [{ data: deleted }, true],
    [refusal('METHOD_IN_USE', 'AUTO_PAY'), true],
    [{ data: null }, false],
  ])('has what it changes asked for again once something is known: %o, %s', async (answer, isKnown) => {
    const { services, call, refresh } = setup(answer, { methodId: 'm-1' });
    await deletePaymentMethod(call, services);
    expect(refresh.mock.calls.flat(2).includes('billing')).toBe(isKnown);
  });
});

const deleted = { deletePaymentMethod: [{ __typename: 'PaymentMethod', id: 'm-2' }] };

function refusal(code: string, reason?: string): object {
  return { data: null, errors: [{ message: 'No.', extensions: { code, ...(reason && { reason }) } }] };
}

function setup(answer: object | string, input: Record<string, string>) {
  const sent: unknown[] = [];
  const fetch = (_: string, init?: RequestInit): Promise<Response> => {
    const { variables } = JSON.parse(String(init?.body)) as { variables: { input: object } };
    sent.push(variables.input);
    return Promise.resolve(typeof answer === 'string' ? new Response(answer) : Response.json(answer));
  };
  const refresh = vi.fn<(groups: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const services = { ...fakeServices({ fetch }), refresh };
  const call = { input, idempotencyKey: 'key', signal: new AbortController().signal };
  return { services, call, sent, refresh };
}
