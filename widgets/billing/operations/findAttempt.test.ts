import { describe, expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { findExtra, findPayment } from './findAttempt.ts';

const paid = { paymentId: 'p-1', confirmationNumber: 'C-1', status: 'SUCCESSFUL' };

describe('what became of a payment', () => {
  it.each([
    ['DONE', paid, 'succeeded'],
    ['DONE', { ...paid, status: 'PENDING' }, 'pending'],
    ['DONE', { ...paid, status: 'SCHEDULED' }, 'scheduled'],
    ['DECLINED', null, 'declined'],
    ['FAILED', null, 'failed'],
    ['CLOSED', null, 'not-sent'],
    ['IN_FLIGHT', null, 'unknown'],
    ['UNKNOWN_KEY', null, 'unknown'],
    ['DONE', null, 'unknown'],
  ])('%s is told as it is: %o, %s', async (state, result, outcome) => {
    const { services, call } = setup({ closeAttempt: { state, result } });
    expect((await findPayment(call, services)).outcome).toBe(outcome);
  });

  it('is told with when it was sent and what was left to pay, as the lost answer would have said it', async () => {
    const told = { ...paid, at: '2026-11-20T17:04:00Z', timeZone: 'America/New_York', leftToPay: 3410 };
    const { services, call } = setup({ closeAttempt: { state: 'DONE', result: told } });
    expect((await findPayment(call, services)).answers).toEqual({
      confirmationNumber: 'C-1',
      time: '12:04',
      zone: 'EST',
      leftToPay: '3410',
    });
  });

  it('is told with its number', async () => {
    const { services, call } = setup({ closeAttempt: { state: 'DONE', result: paid } });
    expect((await findPayment(call, services)).answers).toEqual({ confirmationNumber: 'C-1' });
  });

  it('is asked without closing the key while somebody may still wait for the answer', async () => {
    const { services, call, asked } = setup({ attempt: { state: 'UNKNOWN_KEY', result: null } });
    expect(await findPayment({ ...call, close: false }, services)).toEqual({ outcome: 'unknown' });
    expect(asked).toEqual([{ name: 'Attempt', key: 'key' }]);
  });

  it('is asked by closing the key when nobody waits any more', async () => {
    const { services, call, asked } = setup({ closeAttempt: { state: 'CLOSED', result: null } });
    await findPayment(call, services);
    expect(asked).toEqual([{ name: 'CloseAttempt', key: 'key' }]);
  });

  it.each([{}, { closeAttempt: null }, { closeAttempt: { state: 'ODD', result: null } }])(
    'is not known after an answer that means nothing: %o',
    async (data) => {
      const { services, call } = setup(data);
      const result = await findPayment(call, services).catch(() => ({ outcome: 'unknown' }));
      expect(result).toEqual({ outcome: 'unknown' });
    },
  );
});

describe('what became of something that was done with a payment', () => {
  it.each([
    ['DONE', 'done'],
    ['CLOSED', 'failed'],
    ['UNKNOWN_KEY', 'unknown'],
  ])('%s: %s, under a key of its own', async (state, outcome) => {
    const { services, call, asked } = setup({ closeAttempt: { state, result: null } });
    expect(await findExtra('save', ['billing'])(call, services)).toEqual({ outcome });
    expect(asked).toEqual([{ name: 'CloseAttempt', key: 'key-save' }]);
  });
});

function setup(data: object) {
  const asked: { name: string; key: string }[] = [];
  const fetch = (_: string, init?: RequestInit): Promise<Response> => {
    const { operationName: name, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: { idempotencyKey: string };
    };
    asked.push({ name, key: variables.idempotencyKey });
    const typed = Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'object' && value ? withTypes(value) : value,
    ]);
    return Promise.resolve(Response.json({ data: Object.fromEntries(typed) as object }));
  };
  const services = fakeServices({ fetch });
  const call = { idempotencyKey: 'key', close: true, signal: new AbortController().signal };
  return { services, call, asked };
}

function withTypes(attempt: object): object {
  const { result } = attempt as { result?: object | null };
  const answer = {
    amount: null,
    paymentDate: null,
    at: null,
    timeZone: null,
    leftToPay: null,
    reasonCode: null,
    ...result,
    __typename: 'PaymentResult',
  };
  return { ...attempt, __typename: 'Attempt', result: result ? answer : null };
}
