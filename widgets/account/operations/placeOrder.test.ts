import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { findOrder, placeOrder } from './placeOrder.ts';

const call = {
  input: { setUp: 'MYSELF', seen: '[["c-1",6000],["c-2",3000]]' },
  idempotencyKey: 'key-0123456789abcdef',
};

it.each<[string, number, object, string, string[]?]>([
  ['an order has a number', 200, { orderNumber: '80001' }, 'done'],
  [
    'the cart was another one',
    200,
    { reasonCode: 'NOT_ALLOWED', reason: 'CHANGED' },
    'failed',
    ['NOT_ALLOWED.CHANGED', 'NOT_ALLOWED'],
  ],
  ['the attempt was closed', 200, { reasonCode: 'ATTEMPT_CLOSED' }, 'failed', ['ATTEMPT_CLOSED']],
  ['the key was used for something else', 200, { reasonCode: 'IDEMPOTENCY_KEY_REUSED' }, 'unknown'],
  ['an answer without a number says nothing', 200, {}, 'unknown'],
  ['nobody knows whether it was taken', 503, { reasonCode: 'SERVICE_UNAVAILABLE' }, 'unknown'],
])(
  'SH-CALL-005: it is sent to the order service with its key and what is seen in the cart, and %s',
  async (_, status, answer, outcome, refusal) => {
    const { asked, services } = answering(() => Response.json(answer, { status }));
    const items = [
      { id: 'c-1', price: 6000 },
      { id: 'c-2', price: 3000 },
    ];
    expect(await placeOrder(call as never, services)).toEqual({
      outcome,
      ...(outcome === 'done' && { answers: { orderNumber: '80001' } }),
      ...(refusal && { refusal }),
    });
    expect(asked).toEqual([['/order', { idempotencyKey: 'key-0123456789abcdef', setUp: 'MYSELF', items }]]);
  },
);

it('no answer is not known', async () => {
  const { services } = answering(() => {
    throw new TypeError('no network');
  });
  expect(await placeOrder(call as never, services)).toEqual({ outcome: 'unknown' });
});

it.each([
  [false, 'attempt', 'DONE', 'done'],
  [false, 'attempt', 'UNKNOWN_KEY', 'unknown'],
  [true, 'closeAttempt', 'CLOSED', 'failed'],
  [true, 'closeAttempt', 'DONE', 'done'],
])(
  'what became of it is asked by its key; closing %s, %s says %s: %s',
  async (close, field, state, outcome) => {
    const orderNumber = outcome === 'done' ? '80001' : null;
    const { services } = answering(() => Response.json({ data: { [field]: { state, orderNumber } } }));
    const { signal } = new AbortController();
    const { idempotencyKey } = call;
    expect(await findOrder({ idempotencyKey, close, signal } as never, services)).toEqual({
      outcome,
      ...(orderNumber && { answers: { orderNumber } }),
    });
  },
);

function answering(answer: () => Response) {
  const asked: unknown[] = [];
  const services = fakeServices({
    fetch: async (address, init) => {
      asked.push([address, JSON.parse(String(init?.body))]);
      return answer();
    },
    refresh: () => Promise.resolve(),
  });
  return { asked, services };
}
