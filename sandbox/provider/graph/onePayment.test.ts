import { afterAll, afterEach, expect, it } from 'vitest';
import { meetPayer } from '../../testing/meetPayer.ts';
import { openTestProvider } from '../../testing/openProvider.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { testNow } from '../../testing/openSandbox.ts';

const sandbox = await openTestProvider();
const { database, graph, faults } = sandbox;
afterAll(() => database.destroy());
afterEach(async () => {
  faults.clear();
  await requireSoundLedger(database);
});

const pay = 'mutation ($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { paymentId } }';
const schedule =
  'mutation ($input: FuturePaymentInput!) { createFuturePayment(input: $input) { paymentId } }';
const inFlightQuery = '{ billingAccounts { paymentsInFlight { id amount paymentDate since payer } } }';
const attemptQuery =
  'query ($key: ID!) { attempt(idempotencyKey: $key) { idempotencyKey state result { paymentId } } }';
const close =
  'mutation ($key: ID!) { closeAttempt(idempotencyKey: $key) { idempotencyKey state result { paymentId } } }';

it('a payment in flight is seen by everybody on the account, with the name of who sent it for the others', async () => {
  const { username, input } = await meetPayer(sandbox, 'maria');
  const diego = username.replace('maria', 'diego');
  faults.set({ operation: 'createInstantPaymentV2', username, effect: { kind: 'no-answer' } });
  await graph(username, pay, { input });
  const payment = {
    id: expect.any(String),
    amount: 8410,
    paymentDate: '2026-12-01',
    since: testNow.toISOString(),
  };
  const seen = (payer: string | null) => ({
    billingAccounts: [{ paymentsInFlight: [{ ...payment, payer }] }],
  });
  expect((await graph(username, inFlightQuery)).data).toEqual(seen(null));
  expect((await graph(diego, inFlightQuery)).data).toEqual(seen('María'));
});

it('a possible duplicate is refused with what is known of it, and may be paid knowingly, with the same key', async () => {
  const { username, input } = await meetPayer(sandbox, 'maria');
  faults.set({ operation: 'createInstantPaymentV2', username, remaining: 1, effect: { kind: 'no-answer' } });
  await graph(username, pay, { input: { ...input, besides: null } });
  const later = { ...input, idempotencyKey: 'another-attempt-1', paymentDate: '2026-12-09' };
  const bank = { savedMethodId: await bankAccountOf(username) };
  const refused = await graph(username, schedule, { input: { ...later, funding: bank } });
  const inFlight = await graph(username, inFlightQuery);
  const [area] = (inFlight.data?.['billingAccounts'] ?? []) as unknown as {
    paymentsInFlight: { id: string }[];
  }[];
  const paymentIds = area?.paymentsInFlight.map(({ id }) => id);
  expect(paymentIds).toHaveLength(1);
  expect(refused.errors[0]?.extensions).toEqual({
    code: 'POSSIBLE_DUPLICATE',
    paymentIds,
    amount: 8410,
    since: testNow.toISOString(),
    inFlight: true,
  });
  const knowing = { ...later, funding: bank, besides: paymentIds };
  expect((await graph(username, schedule, { input: knowing })).codes).toEqual([]);
});

it('an attempt is told and closed: what comes with its key afterwards is refused', async () => {
  const { username, input } = await meetPayer(sandbox, 'maria');
  const key = input.idempotencyKey;
  const answer = (state: string) => ({ idempotencyKey: key, state, result: null });
  expect((await graph(username, attemptQuery, { key })).data).toEqual({ attempt: answer('UNKNOWN_KEY') });
  expect((await graph(username, close, { key })).data).toEqual({ closeAttempt: answer('CLOSED') });
  expect((await graph(username, attemptQuery, { key })).data).toEqual({ attempt: answer('CLOSED') });
  expect((await graph(username, pay, { input })).codes).toEqual(['ATTEMPT_CLOSED']);
});

it.each(['attempt', 'closeAttempt'])('%s can be struck by a fault', async (operation) => {
  const { username } = await meetPayer(sandbox, 'maria');
  faults.set({ operation, username, effect: { kind: 'http-status', status: 503 } });
  const answer = await graph(username, operation === 'attempt' ? attemptQuery : close, {
    key: 'a-key-of-an-attempt',
  });
  expect(answer.status).toBe(503);
});

async function bankAccountOf(username: string): Promise<string> {
  const { id } = await database
    .selectFrom('paymentMethod')
    .innerJoin('customer', 'customer.accountId', 'paymentMethod.accountId')
    .select('paymentMethod.id')
    .where('customer.username', '=', username)
    .where('type', '=', 'BANK_ACCOUNT')
    .executeTakeFirstOrThrow();
  return id;
}
