import type { FaultOrder } from '../../../../sandbox/platform/fault/fault.ts';
import type { Known } from '../../../../engine/verify/index.ts';
import type { Hand, PlayedWay } from './hand.ts';
import { sentence } from '../sentence.ts';

type Effect = FaultOrder['effect'];

/** Outcome -> the provider's refusal that causes it. Nothing was done. */
const refusals = {
  'amount-refused': 'AMOUNT_OUT_OF_RANGE',
  'date-refused': 'DATE_NOT_ALLOWED',
  'method-refused': 'METHOD_NOT_ELIGIBLE',
  'code-expired': 'SECURITY_CODE_NOT_VERIFIED',
  unavailable: 'BILL_PAY_UNAVAILABLE',
} as const;

const decline: Effect = { kind: 'decline' };
const leavePending: Effect = { kind: 'leave-pending' };
const withoutId: Effect = { kind: 'no-payment-id' };

/** An operation that pays. */
interface Paying {
  at: string;
  /** The operation of the graph. */
  calls: string;
  sequence: string;
  /** The group of facts of the payable, and that of the entered data. */
  groups?: { billing: string; payment: string };
  /** The fact with the paid amount, if it is not the entered one. */
  amount?: string;
  /** Whether it pays on a later day. */
  isScheduled?: boolean;
  /** Possible facts about service that comes back with it. */
  restorations?: readonly string[];
  /** Outcomes that it does not have. */
  without?: readonly string[];
  /** Pays the same at another device. */
  elsewhere?(hand: Hand): Promise<void>;
  /** The facts after a payment. */
  whenPaid?(facts: Known): Known;
  /** Facts with which a payment made elsewhere can be repeated: a settled one, and one in flight, by default always. */
  payableAgain?: { settled: Known; inFlight?: Known };
}

/** Outcomes that come after the provider has looked for duplicates: of one that it told of it asks until that is answered. */
const afterChecks = new Set(['succeeded', 'pending', 'scheduled', 'declined', 'failed']);

type Ending = Omit<PlayedWay, 'at'> & { effect?: Effect };

/** Every end of an operation that pays. */
export function payingOf(paying: Paying): readonly PlayedWay[] {
  const { at, calls, sequence, isScheduled = false, without = [] } = paying;
  const endings = [...(isScheduled ? scheduled(paying) : paidToday(paying)), ...others(paying)];
  return endings
    .filter(({ outcome }) => !without.includes(outcome))
    .map(({ effect, prepare, shows, ...ending }) => ({
      ...ending,
      at,
      ...(afterChecks.has(ending.outcome) && { unless: { duplicate: 'told', [`${sequence}.besides`]: '' } }),
      ...(shows !== undefined && { shows: `${at}: ${shows}` }),
      ...(!ending.isOffline && { calls }),
      async prepare(hand) {
        await prepare?.(hand);
        if (effect) await hand.customer.fault(calls, effect, 1);
      },
    }));
}

function paidToday(paying: Paying): Ending[] {
  const answers = answersOf(paying, 'today');
  const paid = { books: 1, answers, ...(paying.whenPaid && { notes: paying.whenPaid }) };
  return [
    { ...answered('succeeded'), ...paid },
    ...(paying.restorations ?? []).map((each) => ({ ...restored(each), ...paid })),
    { ...answered('pending', leavePending), books: 1, answers },
    { ...unanswered('succeeded'), ...paid },
    { ...unanswered('pending', leavePending), books: 1, answers },
  ];
}

function scheduled(paying: Paying): Ending[] {
  const answers = answersOf(paying, 'date');
  return [
    { ...answered('scheduled'), schedules: 1, answers },
    { ...unanswered('scheduled'), schedules: 1, answers },
  ];
}

function others(paying: Paying): Ending[] {
  const { sequence } = paying;
  return [
    answered('declined', decline),
    answered('failed', withoutId),
    ...Object.entries(refusals).map(([outcome, code]) => answered(outcome, { kind: 'graphql-error', code })),
    ofBankAccount(sequence, answered('failed', withoutId)),
    ofBankAccount(
      sequence,
      answered('method-refused', { kind: 'graphql-error', code: refusals['method-refused'] }),
    ),
    unanswered('declined', decline),
    unanswered('failed', withoutId),
    { name: 'the call is lost', outcome: 'not-sent', loss: 'call', isUnknownFirst: true },
    { name: 'there is no network', outcome: 'not-started', isOffline: true },
    ...duplicates(paying),
  ];
}

/** Another device has sent the same payment. It is in the book in the end, whatever this device does. */
function duplicates(paying: Paying): Ending[] {
  const { billing, payment } = groupsOf(paying);
  // After a payment the amount due differs; a part of it is still a part.
  const aPart = {
    [`${paying.sequence}.amountChoice`]: 'other',
    [`${payment}.amountRelation`]: 'acceptable',
    [`${billing}.owes`]: true,
  };
  const { elsewhere = payTheSame, whenPaid, payableAgain = { settled: aPart } } = paying;
  return [
    {
      ...duplicate(paying, 'another one is still on its way', 'in-flight'),
      when: { duplicate: 'none', ...payableAgain.inFlight },
      notes: { duplicate: 'told', [`${billing}.inFlight`]: 'mine' },
      async prepare(hand) {
        // The provider's processor stays silent: the provider itself finds out the outcome after ten seconds.
        await hand.customer.fault(paying.isScheduled ? today : paying.calls, { kind: 'no-answer' }, 1);
        await elsewhere(hand);
      },
    },
    {
      ...duplicate(paying, 'the same was paid a moment ago', 'paid'),
      when: { duplicate: 'none', ...payableAgain.settled },
      notes: (facts) => ({ duplicate: 'told', ...whenPaid?.(facts) }),
      prepare: elsewhere,
    },
    {
      ...duplicate(paying, 'the same was scheduled a moment ago', 'scheduled'),
      when: { duplicate: 'none', ...mayBeScheduled, ...payableAgain.settled },
      notes: (facts) => {
        const amount = Number(facts[paying.amount ?? `${payment}.amount`]);
        return {
          duplicate: 'told',
          'billing.onItsWay': 'scheduled',
          'billing.scheduledDate': facts['billing.lastFuturePaymentDate'] ?? '',
          'billing.onItsWayAmount': amount,
          'billing.leftToPay': Number(facts['billing.amountDue']) - amount,
          'billing.futurePayments': 1,
        };
      },
      prepare: scheduleTheSame,
    },
  ];
}

const today = 'createInstantPaymentV2';

/** Facts of a customer who may schedule a payment of the first bill. */
const mayBeScheduled = {
  'billing.status': 'ACTIVE',
  'billing.isPastDue': false,
  'billing.futurePayments': 0,
  'account.hasSeveralBills': false,
};

function answered(outcome: string, effect?: Effect): Ending {
  return { name: outcome, outcome, ...(effect && { effect }) };
}

/** An immediate success, for a customer whose service was interrupted. */
function restored(restoration: string): Ending {
  const name = `succeeded, with service back: ${restoration}`;
  const when = { 'billing.restoration': restoration, duplicate: 'none' };
  return { ...answered('succeeded'), name, when, shows: name };
}

/** An outcome whose answer is lost. */
function unanswered(outcome: string, effect?: Effect): Ending {
  const name = `the answer is lost: ${outcome}`;
  return { ...answered(outcome, effect), name, shows: name, loss: 'answer', isUnknownFirst: true };
}

/** An ending for a saved bank account, which needs no code: so nothing but the transition leads back to the method. */
function ofBankAccount(sequence: string, ending: Ending): Ending {
  const name = `${ending.name}, of a saved bank account`;
  const when = { [`${sequence}.methodSource`]: 'saved', [`${sequence}.methodType`]: 'BANK_ACCOUNT' };
  return { ...ending, name, when, shows: name };
}

/** The provider's answer to a payment. */
function answersOf(paying: Paying, paidOn: 'today' | 'date'): NonNullable<PlayedWay['answers']> {
  const { billing, payment } = groupsOf(paying);
  const day = paidOn === 'today' ? `${billing}.today` : `${payment}.date`;
  return (facts) => ({
    confirmationNumber: 'number',
    amount: String(facts[paying.amount ?? `${payment}.amount`]),
    paymentDate: String(facts[day]),
  });
}

function duplicate(paying: Paying, name: string, state: 'in-flight' | 'paid' | 'scheduled'): Ending {
  const { billing, payment } = groupsOf(paying);
  return {
    name,
    outcome: 'possible-duplicate',
    answers: (facts) => ({
      duplicates: 'other',
      duplicateAmount: String(facts[paying.amount ?? `${payment}.amount`]),
      duplicateSince: `${String(facts[`${billing}.today`])}T18:00:00Z`,
      duplicateInFlight: state === 'in-flight',
      ...(state === 'scheduled' && {
        duplicateScheduled: true,
        duplicateOn: String(facts[`${billing}.today`]),
      }),
      askedAmount: String(facts[paying.amount ?? `${payment}.amount`]),
    }),
    ...(state === 'scheduled' ? { schedules: 1 } : { books: 1 }),
  };
}

function groupsOf({ groups = { billing: 'billing', payment: 'payment' } }: Paying) {
  return groups;
}

/** Pays the amount on the review's button elsewhere. */
async function payTheSame(hand: Hand): Promise<void> {
  await hand.customer.payElsewhere(await amountOnButton(hand));
}

/** Schedules the amount on the review's button elsewhere, for the last day that there is. */
async function scheduleTheSame(hand: Hand): Promise<void> {
  const { paymentSchedule } = await hand.customer.billing();
  await hand.customer.payElsewhere(await amountOnButton(hand), { on: paymentSchedule.lastFuturePaymentDate });
}

/** Cents on the button of the review. */
export async function amountOnButton({ page, words }: Hand): Promise<number> {
  const names = ['pay', 'schedule'].map((key) => sentence(words, `payment:review.${key}`));
  const button = page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
  const text = await button.innerText();
  return Number(text.replaceAll(/\D/g, ''));
}
