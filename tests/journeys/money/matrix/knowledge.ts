import type { Words } from '../../journey/index.ts';
import type { Screen } from './screen.ts';

/** Everything that the matrix knows of the pages and of what they ask. Whoever changes those changes this. */

/** What María owes and pays, in cents. */
export const AMOUNT_DUE = 8410;

/** Addresses that the customer goes to. */
export const addresses = { payment: '/billing/pay', billing: '/billing' } as const;

/** Operations of the graph that move money. */
const paying = ['createInstantPaymentV2', 'createFuturePayment'] as const;

/** Which operation a way to pay sends. */
export const payingOperation = { now: paying[0], later: paying[1] } as const;

/** Questions about what became of a payment. */
const asking = ['paymentAttempt', 'attempt', 'closeAttempt'] as const;

/** Whether pages tell of a payment in flight, and offer no other one first, wherever they are. */
export const tellsOfFlight = false;

/** The idempotency key of a request that moves money; undefined for any other. */
export function keyOf(body: string): string | undefined {
  if (!paying.some((name) => body.includes(`${name}(`))) return undefined;
  return /"idempotencyKey":"([^"]+)"/.exec(body)?.[1];
}

export function asksForPayment(body: string): boolean {
  return asking.some((name) => body.includes(`${name}(`));
}

/** What a page says about the end of a payment. */
export type Claim = 'received' | 'nothing-charged';

/** Errors that say of a payment that it took nothing. The last two are words of releases to come. */
const denials = [
  'paymentDeclined',
  'paymentFailed',
  'securityCheckFailed',
  'dateRefused',
  'amountRefused',
  'methodRefused',
  'notSent',
  'noConnection',
].map((error) => `billing:errors.${error}.text`);

const received = [
  'payment:result.paidHeading',
  'payment:result.scheduledHeading',
  'payment:result.pendingHeading',
];

/** What the page says of a payment that was sent. Beside headings it counts wherever it stands. */
export function claimsOf(words: Words, { heading, text }: Screen): readonly Claim[] {
  const isReceived = received.some((key) => heading === words.say(key));
  const isDenied = /nothing was charged|hasn't been charged|ningún cargo/i.test(text) || denies(words, text);
  return [...(isReceived ? ['received' as const] : []), ...(isDenied ? ['nothing-charged' as const] : [])];
}

function denies(words: Words, text: string): boolean {
  return denials.some((key) => text.includes(sayIfKnown(words, key)));
}

/**
 * Where a page is, as far as a customer is concerned who wants to pay. `told` of a payment, so that nobody who reads it
 * pays again; `none`: the browser's own page; `broken`: a page that offers to try again.
 */
export type Place =
  | 'dialog'
  | 'received'
  | 'not-known'
  | 'told'
  | 'busy'
  | 'amount'
  | 'method'
  | 'date'
  | 'review'
  | 'login'
  | 'billing'
  | 'broken'
  | 'none'
  | 'elsewhere';

const busy = ['payment:review.paying', 'payment:review.scheduling', 'payment:method.checking'];

/** Tells of a payment that somebody has made, so that nobody pays again who reads it. */
const told = ['payment:amount.nothingDue', 'billing:status.none.title', 'billing:pendingPayment.title'];

export function placeOf(words: Words, screen: Screen): Place {
  const { heading, text, dialog, address, controls } = screen;
  if (address.startsWith('chrome-error:') || address === 'about:blank') return 'none';
  if (dialog !== '') return 'dialog';
  if (received.some((key) => heading === words.say(key))) return 'received';
  if (heading === words.say('payment:unknown.heading')) return 'not-known';
  if (busy.some((key) => text.includes(words.say(key)))) return 'busy';
  if (told.some((key) => text.includes(words.say(key))) || tellsOfScheduled(words, screen)) return 'told';
  for (const step of ['amount', 'method', 'date', 'review'] as const) {
    if (heading === words.say(`payment:${step}.heading`)) return step;
  }
  if (heading === words.say('shell:login.heading')) return 'login';
  if (controls.includes(words.say('essential:retry'))) return 'broken';
  if (heading === words.say('billing:heading')) return 'billing';
  return heading === '' ? 'busy' : 'elsewhere';
}

/** A row of the history says so; the words stand nowhere else. */
function tellsOfScheduled(words: Words, { heading, text }: Screen): boolean {
  const row = words.say('billing:history.statuses.SCHEDULED');
  return heading === words.say('billing:heading') && text.split(/\s+/).includes(row);
}

/** Controls that pay what is due, as a page would offer it to whoever owes it. */
export function offersPayment(words: Words, { controls }: Screen): boolean {
  const amount = words.money(AMOUNT_DUE);
  const names = [
    words.say('billing:pay.make'),
    words.say('billing:pay.early'),
    words.say('billing:pay.pastDue'),
    words.say('payment:review.pay', { amount }),
    words.say('payment:review.schedule', { amount }),
  ];
  return controls.some((control) => names.includes(control));
}

/** The button of a dialog that charges nothing: OK of an error, the last one ("no, don't") of a question. */
export function harmlessButton(words: Words, { controls }: Screen): string | undefined {
  return controls.find((control) => control === words.say('essential:ok')) ?? controls.at(-1);
}

function sayIfKnown(words: Words, key: string): string {
  try {
    return words.say(key);
  } catch {
    return '\u0000';
  }
}
