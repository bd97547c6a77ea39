import { expect, it } from 'vitest';
import { fakePorts, fakeServices, manualClock, settled } from '../../../engine/runtime/testing/index.ts';
import type { OperationResult } from '../../../engine/index.ts';
import { findPayment } from './findPayment.ts';

it('"never seen" is believed when it is said twice', async () => {
  const { find, pass } = setup();
  const outcome = find();
  await pass(500);
  expect(outcome()).toBeUndefined();
  await pass(1_500);
  expect(outcome()).toBe('not-sent');
});

it('"never seen" is not believed while the request may still be on its way', async () => {
  const { find, pass, clock } = setup();
  const outcome = find({ onItsWaySince: clock.now() });
  for (const pause of [500, 1_500, 2_500, 4_000, 6_000]) await pass(pause);
  expect(outcome()).toBeUndefined();
  await pass(8_000);
  expect(outcome()).toBe('not-sent');
});

it('a start that lies in the future, because the clock was put back, keeps nobody waiting', async () => {
  const { find, pass, clock } = setup();
  const outcome = find({ onItsWaySince: clock.now() + 3_600_000 });
  await pass(500);
  await pass(1_500);
  expect(outcome()).toBe('not-sent');
});

it.each([
  ['DECLINED', 'declined'],
  ['FAILED', 'failed'],
])('%s is told as %s', async (state, expected) => {
  const { find, pass } = setup(() => attempt(state));
  const outcome = find();
  await pass(500);
  expect(outcome()).toBe(expected);
});

it('what nobody can tell for half a minute is unknown', async () => {
  const { find, pass } = setup(() => Promise.reject(new Error('offline')));
  const outcome = find();
  for (const pause of [500, 1_500, 2_500, 4_000, 6_000, 8_000]) await pass(pause);
  expect(outcome()).toBeUndefined();
  await pass(8_000);
  expect(outcome()).toBe('unknown');
});

function setup(answer: () => Promise<Response> = () => attempt('UNKNOWN_KEY')) {
  const clock = manualClock();
  const services = fakeServices({ ports: fakePorts({ clock, fetch: answer }) });
  const call = { input: {}, idempotencyKey: 'key', signal: new AbortController().signal };
  return {
    clock,
    find(more: { onItsWaySince?: number } = {}) {
      let result: OperationResult | undefined;
      void findPayment({ ...call, ...more }, services).then((found) => (result = found));
      return () => result?.outcome;
    },
    /** Lets a pause pass, and the question after it be answered. */
    async pass(milliseconds: number) {
      await settled();
      clock.advance(milliseconds);
      await settled();
    },
  };
}

function attempt(state: string): Promise<Response> {
  return Promise.resolve(
    Response.json({ data: { paymentAttempt: { __typename: 'PaymentAttempt', state, result: null } } }),
  );
}
