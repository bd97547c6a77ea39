import { readShortDate, writeShortDate } from '../../../engine/derive.ts';
import type { AtomValue, Derivation } from '../../../engine/index.ts';
import { amountRelation, cardLasts, chosenAmount, dateRelation, readableExpiration } from '../rules/index.ts';

const answers = 'answers.';

/** What the sequence of the payment keeps under a name. */
const answer = (name: string): string => answers + name;

type Value = AtomValue | undefined;

/** What the amount follows from. */
const chosenFrom = [
  answer('askedAmount'),
  answer('amountChoice'),
  answer('otherAmount'),
  'billing.amountDue',
  'billing.pastDue',
];

/** Whoever is asked whether to pay once more is asked about what they wanted to pay, whatever is due by now. */
function amountToPay(asked: Value, ...others: readonly Value[]): number | undefined {
  const [choice, typed, amountDue, pastDue] = others;
  if (centsIn(asked) !== undefined || !known(...others)) return centsIn(asked);
  return chosenAmount(
    { choice: String(choice), typed: String(typed) },
    { amountDue: Number(amountDue), pastDue: Number(pastDue) },
  );
}

/** Undefined as long as something they need is not known. */
const derivations: Readonly<Record<string, Derivation>> = {
  'payment.amount': { from: chosenFrom, compute: amountToPay },
  'payment.amountChosen': {
    from: chosenFrom,
    compute(asked, ...others) {
      const amount = amountToPay(asked, ...others);
      return amount === undefined ? known(...others) && false : amount > 0;
    },
  },
  'payment.amountRelation': {
    from: [
      answer('amountChoice'),
      answer('otherAmount'),
      'billing.amountDue',
      'billing.pastDue',
      'billing.minAmount',
      'billing.maxAmount',
    ],
    compute: (choice, typed, amountDue, pastDue, minimum, maximum) =>
      known(choice, typed, amountDue, pastDue, minimum, maximum) &&
      amountRelation(
        { choice: String(choice), typed: String(typed) },
        {
          amountDue: Number(amountDue),
          pastDue: Number(pastDue),
          minimum: Number(minimum),
          maximum: Number(maximum),
        },
      ),
  },
  'payment.todayAsTyped': {
    from: ['billing.today', 'site.shortDate'],
    compute: (today, pattern) => known(today, pattern) && writeShortDate(String(pattern), String(today)),
  },
  'payment.latestPaymentId': {
    from: ['billing.latestPaymentId', 'billing.amountDue'],
    // Both are in one answer: as soon as that is there, no id says that there is no payment.
    compute: (id, amountDue) => known(amountDue) && String(id ?? ''),
  },
  'payment.date': {
    from: [answer('paymentDate'), 'site.shortDate'],
    compute: (typed, pattern) => known(typed, pattern) && readShortDate(String(pattern), String(typed)),
  },
  'payment.dateRelation': {
    from: [answer('paymentDate'), 'billing.today', 'billing.lastFuturePaymentDate', 'site.shortDate'],
    compute: (typed, today, last, pattern) =>
      known(typed, today, last, pattern) &&
      dateRelation(readShortDate(String(pattern), String(typed)), String(today), String(last)),
  },
  'payment.cardLasts': {
    from: [answer('cardExpiration'), 'payment.date'],
    compute: (expiration, date) => cardLasts(String(expiration ?? ''), String(date ?? '')),
  },
  'payment.cardExpiration': {
    from: [answer('cardExpiration')],
    compute: (expiration) => known(expiration) && readableExpiration(String(expiration)),
  },
  'payment.methodProven': {
    from: [answer('methodSource'), answer('methodType'), answer('token'), answer('securityCodeProof')],
    compute: (source, type, token, proof) =>
      source === 'saved'
        ? type === 'BANK_ACCOUNT' || isGiven(proof)
        : source === 'unanswered' || isGiven(token),
  },
  'payment.paidAmount': {
    from: [answer('paidAmount')],
    compute: (cents) => centsIn(cents),
  },
  'payment.paidOn': {
    from: [answer('paidOn')],
    compute: (date) => (/^\d{4}-\d{2}-\d{2}$/.test(String(date)) ? date : undefined),
  },
  'payment.paidTime': {
    from: [answer('paidTime')],
    compute: (time) => (/^\d{2}:\d{2}$/.test(String(time)) ? time : undefined),
  },
  'payment.leftToPay': {
    from: [answer('leftToPay')],
    compute: (cents) => centsIn(cents),
  },
  'payment.duplicateAmount': {
    from: [answer('duplicateAmount')],
    compute: (cents) => centsIn(cents),
  },
  'payment.duplicateSince': {
    from: [answer('duplicateSince')],
    compute: (instant) => {
      const moment = Date.parse(String(instant ?? ''));
      return Number.isNaN(moment) ? undefined : moment;
    },
  },
};

/** Facts of a group that follow from what was entered for a payment in a sequence, and from those of what is paid. */
export function paymentDerivations(
  sequence: string,
  group = 'payment',
  billing = 'billing',
): Readonly<Record<string, Derivation>> {
  const nameOf = (name: string): string =>
    name
      .replace(answers, `${sequence}.`)
      .replace(/^payment\./, `${group}.`)
      .replace(/^billing\./, `${billing}.`);
  return Object.fromEntries(
    Object.entries(derivations).map(([name, { from, compute }]) => [
      nameOf(name),
      { from: from.map(nameOf), compute },
    ]),
  );
}

/** Cents as an answer of an operation has them; undefined where it has none. */
function centsIn(text: Value): number | undefined {
  return /^\d+$/.test(String(text ?? '')) ? Number(text) : undefined;
}

function isGiven(text: Value): boolean {
  return text !== undefined && text !== '';
}

/** True when all are known; undefined otherwise, so that `known(…) && …` is not known either. */
function known(...values: readonly Value[]): true | undefined {
  return values.every((value) => value !== undefined) ? true : undefined;
}
