import { readShortDate, writeShortDate } from '../../../engine/derive.ts';
import type { AtomValue, Derivation, Derivations } from '../../../engine/index.ts';
import { amountRelation, cardLasts, chosenAmount, dateRelation, readableExpiration } from '../rules/index.ts';

type Value = AtomValue | undefined;

/** The inputs of the amount. */
const chosenFrom: Derivation['inputs'] = {
  paid: 'text',
  asked: 'text',
  choice: 'enum',
  typed: 'text',
  toPay: 'money',
  pastDue: 'money',
  rest: 'boolean',
  left: 'money',
};

/**
 * What was paid stays the amount until all else is done, and what a customer is asked about who may pay once more,
 * whatever is due by now. The rest that was chosen is nothing once it is on its way, too.
 */
function amountToPay(paid: Value, asked: Value, ...others: readonly Value[]): number | undefined {
  const [choice, typed, toPay, pastDue, rest, left] = others;
  const told = centsIn(paid) ?? centsIn(asked);
  if (told !== undefined || !known(...others)) return told;
  if (rest === true && choice === 'amount-due' && Number(toPay) > Number(left)) return 0;
  return chosenAmount(
    { choice: String(choice), typed: String(typed) },
    { toPay: Number(toPay), pastDue: Number(pastDue) },
  );
}

/** Facts of a payment and of the bill that is paid. Undefined as long as something they need is not known. */
export const paymentDerivations: Derivations = {
  amount: { inputs: chosenFrom, compute: amountToPay },
  amountChosen: {
    inputs: chosenFrom,
    compute(paid, asked, ...others) {
      const amount = amountToPay(paid, asked, ...others);
      return amount === undefined ? known(...others) && false : amount > 0;
    },
  },
  amountRelation: {
    inputs: {
      choice: 'enum',
      typed: 'text',
      amountDue: 'money',
      toPay: 'money',
      pastDue: 'money',
      minimum: 'money',
      maximum: 'money',
    },
    compute: (choice, typed, amountDue, toPay, pastDue, minimum, maximum) =>
      known(choice, typed, amountDue, toPay, pastDue, minimum, maximum) &&
      amountRelation(
        { choice: String(choice), typed: String(typed) },
        {
          amountDue: Number(amountDue),
          toPay: Number(toPay),
          pastDue: Number(pastDue),
          minimum: Number(minimum),
          maximum: Number(maximum),
        },
      ),
  },
  todayAsTyped: {
    inputs: { today: 'date', pattern: 'text' },
    compute: (today, pattern) => known(today, pattern) && writeShortDate(String(pattern), String(today)),
  },
  latestPaymentId: {
    inputs: { id: 'text', amountDue: 'money' },
    // Both are in one answer: as soon as that is there, no id says that there is no payment.
    compute: (id, amountDue) => known(amountDue) && String(id ?? ''),
  },
  date: {
    inputs: { typed: 'text', pattern: 'text' },
    compute: (typed, pattern) => known(typed, pattern) && readShortDate(String(pattern), String(typed)),
  },
  dateRelation: {
    inputs: { typed: 'text', today: 'date', last: 'date', pattern: 'text' },
    compute: (typed, today, last, pattern) =>
      known(typed, today, last, pattern) &&
      dateRelation(readShortDate(String(pattern), String(typed)), String(today), String(last)),
  },
  restores: {
    inputs: { amount: 'money', left: 'money' },
    compute: (amount, left) => known(amount, left) && Number(amount) >= Number(left),
  },
  dayStands: {
    inputs: { date: 'date', amountDue: 'money', due: 'date', isAutoPay: 'boolean', autoPay: 'date' },
    compute: (date, amountDue, due, isAutoPay, autoPay) => {
      if (!known(date, amountDue, isAutoPay)) return undefined;
      if (isAutoPay === true && autoPay !== undefined && String(date) > String(autoPay))
        return 'after-auto-pay';
      return Number(amountDue) > 0 && due !== undefined && String(date) > String(due)
        ? 'after-due'
        : 'in-time';
    },
  },
  cardLasts: {
    inputs: { expiration: 'text', date: 'date' },
    compute: (expiration, date) => cardLasts(String(expiration ?? ''), String(date ?? '')),
  },
  cardExpiration: {
    inputs: { expiration: 'text' },
    compute: (expiration) => known(expiration) && readableExpiration(String(expiration)),
  },
  methodProven: {
    inputs: { source: 'enum', type: 'enum', token: 'text', proof: 'text' },
    compute: (source, type, token, proof) =>
      source === 'saved'
        ? type === 'BANK_ACCOUNT' || isGiven(proof)
        : source === 'unanswered' || isGiven(token),
  },
  paidAmount: {
    inputs: { cents: 'text' },
    compute: (cents) => centsIn(cents),
  },
  paidOn: {
    inputs: { date: 'text' },
    compute: (date) => dayIn(date),
  },
  paidTime: {
    inputs: { time: 'text' },
    compute: (time) => (/^\d{2}:\d{2}$/.test(String(time)) ? time : undefined),
  },
  leftToPay: {
    inputs: { cents: 'text' },
    compute: (cents) => centsIn(cents),
  },
  duplicateAmount: {
    inputs: { cents: 'text' },
    compute: (cents) => centsIn(cents),
  },
  duplicateOn: {
    inputs: { date: 'text' },
    compute: (date) => dayIn(date),
  },
  duplicateSince: {
    inputs: { instant: 'text' },
    compute: (instant) => {
      const moment = Date.parse(String(instant ?? ''));
      return Number.isNaN(moment) ? undefined : moment;
    },
  },
};

/** Integer cents in an answer of an operation; undefined without a number. */
function centsIn(text: Value): number | undefined {
  return /^\d+$/.test(String(text ?? '')) ? Number(text) : undefined;
}

/** A day in an answer of an operation. */
function dayIn(text: Value): Value {
  return /^\d{4}-\d{2}-\d{2}$/.test(String(text)) ? text : undefined;
}

function isGiven(text: Value): boolean {
  return text !== undefined && text !== '';
}

/** True when all are known; undefined otherwise, so that `known(…) && …` is not known either. */
function known(...values: readonly Value[]): true | undefined {
  return values.every((value) => value !== undefined) ? true : undefined;
}
