import type { FaultOrder } from '../../../../sandbox/fault/index.ts';
import type { Hand, PlayedWay } from './hand.ts';

type Effect = FaultOrder['effect'];

/** Refusals of the provider, by the outcome that they are. Nothing was done. */
const refusals = {
  'amount-refused': 'AMOUNT_OUT_OF_RANGE',
  'date-refused': 'DATE_NOT_ALLOWED',
  'method-refused': 'METHOD_NOT_ELIGIBLE',
  unavailable: 'BILL_PAY_UNAVAILABLE',
} as const;

const bankAccount = {
  'one-time-payment.methodSource': 'saved',
  'one-time-payment.methodType': 'BANK_ACCOUNT',
};

const decline: Effect = { kind: 'decline' };
const leavePending: Effect = { kind: 'leave-pending' };
const withoutId: Effect = { kind: 'no-payment-id' };

/** How a payment of today ends. What became of it is noted where the page does not get to know it. */
export const payingNow: readonly PlayedWay[] = waysOf('pay-now', 'createInstantPaymentV2', [
  { ...answered('succeeded'), books: 1 },
  { ...answered('pending', leavePending), books: 1 },
  { ...unanswered('succeeded'), books: 1 },
  { ...unanswered('pending', leavePending), books: 1 },
]);

/** How scheduling a payment ends. */
export const scheduling: readonly PlayedWay[] = waysOf('schedule-payment', 'createFuturePayment', [
  { ...answered('scheduled'), schedules: 1 },
  { ...unanswered('scheduled'), schedules: 1 },
]);

/** What is found out about a payment whose answer did not come. */
export const finding: readonly PlayedWay[] = [
  ...['succeeded', 'scheduled', 'pending', 'declined', 'failed', 'not-sent'].map((outcome) => ({
    name: `it turns out: ${outcome}`,
    at: 'find-payment',
    outcome,
    when: { truth: outcome },
    notes: { truth: 'known' },
    answers: answersOf(outcome),
    prepare: ({ network }: Hand) => Promise.resolve(network.mend('attempt')),
  })),
  {
    ...ofBankAccount({ name: 'it turns out: failed', outcome: 'failed' }, 'find-payment'),
    at: 'find-payment',
    when: { ...bankAccount, truth: 'failed' },
    notes: { truth: 'known' },
    prepare: ({ network }: Hand) => Promise.resolve(network.mend('attempt')),
  },
  {
    name: 'the provider cannot be asked',
    at: 'find-payment',
    outcome: 'unknown',
    prepare: ({ network }: Hand) => Promise.resolve(network.cut('attempt')),
    meanwhile: waitInVain,
  },
];

type Ending = Omit<PlayedWay, 'at' | 'prepare'> & { effect?: Effect; loss?: 'call' | 'answer' };

/** A saved bank account is proved by nothing, so that nothing but the transition leads back to the method. */
function ofBankAccount<Way extends { name: string; outcome: string }>(way: Way, at: string) {
  const shows = `${at}: ${way.outcome}, of a saved bank account`;
  return { ...way, name: `${way.name}, of a saved bank account`, when: bankAccount, shows };
}

function waysOf(at: string, operation: string, successes: readonly Ending[]): PlayedWay[] {
  const endings: Ending[] = [
    ...successes,
    answered('declined', decline),
    answered('failed', withoutId),
    ...Object.entries(refusals).map(([outcome, code]) => answered(outcome, { kind: 'graphql-error', code })),
    {
      ...answered('already-sent', { kind: 'graphql-error', code: 'IDEMPOTENCY_KEY_REUSED' }),
      notes: { truth: 'not-sent' },
    },
    ofBankAccount(answered('failed', withoutId), at),
    ofBankAccount(
      answered('method-refused', { kind: 'graphql-error', code: refusals['method-refused'] }),
      at,
    ),
    unanswered('declined', decline),
    unanswered('failed', withoutId),
    { name: 'the call is lost', outcome: 'unknown', notes: { truth: 'not-sent' }, loss: 'call' },
  ];
  return endings.map(({ effect, loss, ...ending }) => ({
    ...ending,
    at,
    async prepare({ customer, network }) {
      if (effect) await customer.fault(operation, effect, 1);
      if (loss) network.loseOnce(operation, loss);
    },
  }));
}

function answered(outcome: string, effect?: Effect): Ending {
  return { name: outcome, outcome, answers: answersOf(outcome), ...(effect && { effect }) };
}

/** It ends so, and the answer is lost. */
function unanswered(truth: string, effect?: Effect): Ending {
  return {
    name: `the answer is lost: ${truth}`,
    outcome: 'unknown',
    notes: { truth },
    loss: 'answer',
    ...(effect && { effect }),
  };
}

/** What the provider answers where money moves. */
function answersOf(outcome: string): NonNullable<PlayedWay['answers']> {
  if (!['succeeded', 'pending', 'scheduled'].includes(outcome)) return () => ({});
  const paidOn = outcome === 'scheduled' ? 'payment.date' : 'billing.today';
  return (facts) => ({
    confirmationNumber: 'number',
    amount: String(facts['payment.amount']),
    paymentDate: String(facts[paidOn]),
  });
}

/** Lets time pass until the page has given up asking, and offers to ask again. */
async function waitInVain({ page, words }: Hand): Promise<void> {
  const again = page.getByRole('button', { name: words.say('payment:unknown.again') });
  for (let tries = 0; tries < 60 && !(await again.isEnabled().catch(() => false)); tries += 1) {
    await page.clock.fastForward(8_000);
  }
}
