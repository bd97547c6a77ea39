import type { FaultOrder } from '../../../../sandbox/platform/fault/fault.ts';
import type { Hand, PlayedWay } from './hand.ts';
import { sentence } from '../sentence.ts';

type Effect = FaultOrder['effect'];

const today = 'createInstantPaymentV2';

/** Refusals of the provider, by the outcome that they are. Nothing was done. */
const refusals = {
  'amount-refused': 'AMOUNT_OUT_OF_RANGE',
  'date-refused': 'DATE_NOT_ALLOWED',
  'method-refused': 'METHOD_NOT_ELIGIBLE',
  unavailable: 'BILL_PAY_UNAVAILABLE',
} as const;

const decline: Effect = { kind: 'decline' };
const leavePending: Effect = { kind: 'leave-pending' };
const withoutId: Effect = { kind: 'no-payment-id' };

/** Another device has sent the same payment. It is in the book in the end, whatever this one does. */
const duplicates: readonly Ending[] = [
  {
    ...duplicate('another one is still on its way', true),
    notes: { duplicate: 'told', 'billing.inFlight': 'mine' },
    async prepare(hand) {
      // The provider's processor keeps silent: the provider itself finds out after ten seconds.
      await hand.customer.fault(today, { kind: 'no-answer' }, 1);
      await payTheSame(hand);
    },
  },
  {
    ...duplicate('the same was paid a moment ago', false),
    // What is due is another amount then; a part of it is still a part.
    when: {
      duplicate: 'none',
      'one-time-payment.amountChoice': 'other',
      'payment.amountRelation': 'acceptable',
      'billing.owes': true,
    },
    prepare: payTheSame,
  },
];

/** How a payment of today ends. */
export const payingNow: readonly PlayedWay[] = waysOf('pay-now', today, [
  { ...answered('succeeded'), books: 1 },
  { ...restored('few-minutes'), books: 1 },
  { ...restored('minutes'), books: 1 },
  { ...restored('hours'), books: 1 },
  { ...answered('pending', leavePending), books: 1 },
  { ...unanswered('succeeded'), books: 1 },
  { ...unanswered('pending', leavePending), books: 1 },
]);

/** How scheduling a payment ends. */
export const scheduling: readonly PlayedWay[] = waysOf('schedule-payment', 'createFuturePayment', [
  { ...answered('scheduled'), schedules: 1 },
  { ...unanswered('scheduled'), schedules: 1 },
]);

type Ending = Omit<PlayedWay, 'at'> & { effect?: Effect };

function waysOf(at: string, operation: string, successes: readonly Ending[]): PlayedWay[] {
  const endings: Ending[] = [
    ...successes,
    answered('declined', decline),
    answered('failed', withoutId),
    ...Object.entries(refusals).map(([outcome, code]) => answered(outcome, { kind: 'graphql-error', code })),
    ofBankAccount(answered('failed', withoutId)),
    ofBankAccount(answered('method-refused', { kind: 'graphql-error', code: refusals['method-refused'] })),
    unanswered('declined', decline),
    unanswered('failed', withoutId),
    { name: 'the call is lost', outcome: 'not-sent', loss: 'call', isUnknownFirst: true },
    { name: 'there is no network', outcome: 'not-started', isOffline: true },
    ...duplicates,
  ];
  return endings.map(({ effect, prepare, shows, ...ending }) => ({
    ...ending,
    at,
    ...(shows !== undefined && { shows: `${at}: ${shows}` }),
    ...(!ending.isOffline && { calls: operation }),
    async prepare(hand) {
      await prepare?.(hand);
      if (effect) await hand.customer.fault(operation, effect, 1);
    },
  }));
}

function answered(outcome: string, effect?: Effect): Ending {
  return { name: outcome, outcome, answers: answersOf(outcome), ...(effect && { effect }) };
}

/** It succeeds at once, for somebody whose service was interrupted. */
function restored(restoration: string): Ending {
  const name = `succeeded, with service back: ${restoration}`;
  const when = { 'billing.restoration': restoration, duplicate: 'none' };
  return { ...answered('succeeded'), name, when, shows: name };
}

/** It ends so, and the answer is lost. */
function unanswered(outcome: string, effect?: Effect): Ending {
  const name = `the answer is lost: ${outcome}`;
  return { ...answered(outcome, effect), name, shows: name, loss: 'answer', isUnknownFirst: true };
}

/** A saved bank account is proved by nothing, so that nothing but the transition leads back to the method. */
function ofBankAccount(ending: Ending): Ending {
  const name = `${ending.name}, of a saved bank account`;
  const when = {
    'one-time-payment.methodSource': 'saved',
    'one-time-payment.methodType': 'BANK_ACCOUNT',
  };
  return { ...ending, name, when, shows: name };
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

function duplicate(name: string, duplicateInFlight: boolean): Ending {
  return {
    name,
    outcome: 'possible-duplicate',
    when: { duplicate: 'none' },
    notes: { duplicate: 'told' },
    answers: (facts) => ({
      duplicates: 'other',
      duplicateAmount: String(facts['payment.amount']),
      duplicateSince: `${String(facts['billing.today'])}T18:00:00Z`,
      duplicateInFlight,
    }),
    books: 1,
  };
}

/** Pays elsewhere what the button of the review says. */
async function payTheSame({ page, words, customer }: Hand): Promise<void> {
  const names = ['pay', 'schedule'].map((key) => sentence(words, `payment:review.${key}`));
  const button = page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
  const text = await button.innerText();
  await customer.payElsewhere(Number(text.replaceAll(/\D/g, '')));
}
