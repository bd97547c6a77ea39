import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readLedger } from '../ledger/readLedger.ts';
import { openPaymentDesk } from '../../testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { createPayment } from './createPayment.ts';
import type { PaymentRequest } from './paymentRequest.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.database.destroy());

/**
 * A request with one of three keys and one of two amounts, sent once, or twice at the same time: with all payments so
 * far in `besides`, from a page that knows them, or from a page that knows none.
 */
const sending = fc.record({
  key: fc.constantFrom('key-number-one-of-3', 'key-number-two-of-3', 'key-number-3-of-three'),
  amount: fc.constantFrom(1000, 2000),
  times: fc.constantFrom(1, 2),
  knowing: fc.constantFrom('besides', 'page', 'none'),
  behaviour: fc.constantFrom('approve', 'decline', 'leave-pending'),
} as const);

it('whatever is sent again and again, a key has one answer and one entry in the book, and nothing is taken unknown to the page, nor an amount again, but knowingly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 7 }), async (sendings) => {
      const customer = await desk.meet('nina');
      const [, bank] = customer.wallet;
      const accepted = new Map<string, { asked: string; answer: string }>();
      const taken: { amount: number; paymentId: string }[] = [];
      for (const { key, amount, times, knowing, behaviour } of sendings) {
        const latest = knowing === 'page' ? taken.at(-1)?.paymentId : undefined;
        const request: PaymentRequest = {
          operation: 'createInstantPaymentV2',
          idempotencyKey: key,
          billingAccountId: customer.area.id,
          amount,
          funding: { savedMethodId: bank?.id ?? '' },
          ...(latest !== undefined && { latestKnownPaymentId: latest }),
          besides: knowing === 'besides' ? taken.map(({ paymentId }) => paymentId) : [],
        };
        const asked = JSON.stringify({ amount, besides: request.besides });
        const send = () => createPayment(desk.servicesThat(behaviour), customer.caller, request);
        const answers = await Promise.all(Array.from({ length: times }, () => outcomeOf(send())));
        const [answer = ''] = answers;
        const known = accepted.get(key);
        const mayRepeat =
          knowing !== 'besides' && taken.some((payment) => knowing === 'none' || payment.amount === amount);
        const right = known === undefined ? (mayRepeat ? 'POSSIBLE_DUPLICATE' : answer) : known.answer;
        const reused = known !== undefined && known.asked !== asked;
        expect(answers).toEqual(answers.map(() => (reused ? 'IDEMPOTENCY_KEY_REUSED' : right)));
        if (known !== undefined || mayRepeat) continue;
        accepted.set(key, { asked, answer });
        const { paymentId } = JSON.parse(answer) as { paymentId?: string };
        if (paymentId !== undefined) taken.push({ amount, paymentId });
      }
      const paid = [...accepted.values()].filter(({ answer }) => answer.includes('SUCCESSFUL'));
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
