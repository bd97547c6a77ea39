import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readLedger } from '../ledger/index.ts';
import { openPaymentDesk, requireSoundLedger } from '../testing/index.ts';
import { createPayment, type PaymentRequest } from './index.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.database.destroy());

/** A request with one of three keys and one of two amounts, sent once, or twice at the same time. */
const sending = fc.record({
  key: fc.constantFrom('key-number-one-of-3', 'key-number-two-of-3', 'key-number-3-of-three'),
  amount: fc.constantFrom(1000, 2000),
  times: fc.constantFrom(1, 2),
  behaviour: fc.constantFrom('approve', 'decline', 'leave-pending'),
} as const);

it('whatever is sent again and again, every key has one answer and at most one entry in the book', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 7 }), async (sendings) => {
      const customer = await desk.meet('nina');
      const [, bank] = customer.wallet;
      const request = (key: string, amount: number): PaymentRequest => ({
        operation: 'createInstantPaymentV2',
        idempotencyKey: key,
        billingAccountId: customer.area.id,
        amount,
        funding: { savedMethodId: bank?.id ?? '' },
      });
      const expected = new Map<string, { amount: number; answer: string }>();
      for (const { key, amount, times, behaviour } of sendings) {
        const send = () => createPayment(desk.servicesThat(behaviour), customer.caller, request(key, amount));
        // oxlint-disable-next-line no-await-in-loop
        const answers = await Promise.all(Array.from({ length: times }, () => outcomeOf(send())));
        const [answer = ''] = answers;
        const known = expected.get(key) ?? { amount, answer };
        expected.set(key, known);
        const right = known.amount === amount ? known.answer : 'IDEMPOTENCY_KEY_REUSED';
        expect(answers).toEqual(answers.map(() => right));
      }
      const paid = [...expected.values()].filter(({ answer }) => answer.includes('SUCCESSFUL'));
      const book = await readLedger(desk.database, customer.caller.session.accountId);
      expect(book.filter(({ kind }) => kind === 'payment')).toHaveLength(paid.length);
    }),
    { numRuns: 25 },
  );
  await requireSoundLedger(desk.database);
});

async function outcomeOf(payment: Promise<object>): Promise<string> {
  return payment.then(
    (result) => JSON.stringify(result),
    (error: unknown) => (error as { code: string }).code,
  );
}
