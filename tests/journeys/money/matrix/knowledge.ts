import type { Words } from '../../journey/index.ts';
import { sentence } from '../../sequences/sentence.ts';
import type { Screen } from './screen.ts';

/** All knowledge of the matrix about the pages and their requests. Update it when those change. */

/** María's amount due, which she pays, in cents. */
export const AMOUNT_DUE = 8410;

/** Addresses that the customer visits. */
export const addresses = { payment: '/billing/pay', billing: '/billing' } as const;

/** Operations of the graph that move money. */
export const payingOperation = { now: 'createInstantPaymentV2', later: 'createFuturePayment' } as const;

/** Operations that look up the outcome of a payment. */
const asking = ['paymentAttempt', 'attempt', 'closeAttempt'] as const;

/** The idempotency key of a request that moves money; undefined for any other. */
export function keyOf(body: string): string | undefined {
  if (!Object.values(payingOperation).some((name) => body.includes(`${name}(`))) return undefined;
  return /"idempotencyKey":"([^"]+)"/.exec(body)?.[1];
}

export function asksForPayment(body: string): boolean {
  return asking.some((name) => body.includes(`${name}(`));
}

/** Headings of the results of a payment that was taken, or will be. */
const received = [
  'payment:result.paidHeading',
  'payment:result.scheduledHeading',
  'payment:result.pendingHeading',
];

/** Errors that say that a payment took nothing. */
const denials = [
  'billing:errors.paymentDeclined.text',
  'billing:errors.paymentFailed.text',
  'billing:errors.paymentNotSent.text',
  'billing:errors.noConnection.text',
];

/** Sentences that say that a payment is in flight. */
const inFlight = [
  'billing:status.inFlight.mine',
  'billing:status.inFlight.other',
  'billing:status.inFlight.several',
  'payment:inFlight.text',
];

/** Sentences that say that a payment was made, or that none is due any more. */
const made = [
  'payment:amount.nothingDue',
  'payment:review.amountGone',
  'payment:paidAlready.text',
  'billing:status.none.title',
  'billing:pendingPayment.title',
];

const busy = ['payment:review.paying', 'payment:review.scheduling', 'payment:method.checking'];

/** A page's statement about a payment that was sent. */
export type Claim = 'received' | 'in-flight' | 'nothing-charged';

/** "Received" counts only as a heading; the other statements count anywhere, and so does any other denial of a charge. */
export function claimsOf(words: Words, { heading, text }: Screen): readonly Claim[] {
  const isDenied = /nothing was charged|hasn't been charged|ningún cargo/i.test(text);
  const claims = {
    received: received.some((key) => heading === words.say(key)),
    'in-flight': says(words, text, inFlight),
    'nothing-charged': isDenied || says(words, text, denials),
  };
  return (Object.keys(claims) as Claim[]).filter((claim) => claims[claim]);
}

/**
 * The kind of page from the view of a customer who wants to pay. `told`: it says that there is a payment, so that its
 * reader does not pay again; `none`: the browser's own page; `broken`: a page that offers to try again.
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

/** @param insists whether the customer wants another payment, whatever the page says */
export function placeOf(words: Words, screen: Screen, insists = false): Place {
  const { heading, text, dialog, address, controls } = screen;
  if (address.startsWith('chrome-error:') || address === 'about:blank') return 'none';
  if (heading === words.say('payment:unknown.heading') && dialog === '') return 'not-known';
  if (!insists && (says(words, text, [...inFlight, ...made]) || tellsOfScheduled(words, screen)))
    return 'told';
  if (dialog !== '') return 'dialog';
  if (received.some((key) => heading === words.say(key))) return 'received';
  if (says(words, text, busy)) return 'busy';
  for (const step of ['amount', 'method', 'date', 'review'] as const) {
    if (heading === words.say(`payment:${step}.heading`)) return step;
  }
  if (heading === words.say('shell:login.heading')) return 'login';
  if (controls.includes(words.say('essential:retry'))) return 'broken';
  if (heading === words.say('billing:heading')) return 'billing';
  return heading === '' ? 'busy' : 'elsewhere';
}

/** Whether the history has a row with a scheduled payment; the word is nowhere else. */
function tellsOfScheduled(words: Words, { heading, text }: Screen): boolean {
  const row = words.say('billing:history.statuses.SCHEDULED');
  return heading === words.say('billing:heading') && text.split(/\s+/).includes(row);
}

/** Whether the page offers to pay the amount due. "Another payment" is something else. */
export function offersPayment(words: Words, { controls }: Screen): boolean {
  const amount = words.money(AMOUNT_DUE);
  const names = [
    ...payLinks.map((key) => words.say(key)),
    words.say('payment:review.pay', { amount }),
    words.say('payment:review.schedule', { amount }),
  ];
  return controls.some((control) => names.includes(control));
}

/** Keys of the links from the billing page to the payment. */
export const payLinks = ['billing:pay.make', 'billing:pay.early', 'billing:pay.pastDue'];

/** The button of a dialog that charges nothing: OK of an error, the first one ("don't pay again") of a question. */
export function harmlessButton(words: Words, { controls }: Screen): string | undefined {
  return controls.find((control) => control === words.say('essential:ok')) ?? controls[0];
}

/** Keys of controls that pay again, or lead to it, beside a payment that the page mentions. */
const another = [
  'billing:status.inFlight.another',
  'payment:amount.another',
  'payment:inFlight.another',
  'payment:paidAlready.another',
  'payment:confirm.confirm',
];

/** The control for making another payment; undefined if the page has none. */
export function anotherControl(words: Words, { controls }: Screen): string | undefined {
  const patterns = another.map((key) => patternOf(words, key));
  return controls.find((control) => patterns.some((pattern) => pattern?.test(control)));
}

function says(words: Words, text: string, keys: readonly string[]): boolean {
  return keys.some((key) => patternOf(words, key)?.test(text));
}

const patterns = new Map<string, RegExp | undefined>();

/** A pattern of the words of a key, with any values; undefined if no sentence has the key. */
function patternOf(words: Words, key: string): RegExp | undefined {
  const name = `${words.language} ${key}`;
  if (!patterns.has(name)) patterns.set(name, compile(words, key));
  return patterns.get(name);
}

function compile(words: Words, key: string): RegExp | undefined {
  try {
    return new RegExp(sentence(words, key));
  } catch {
    return undefined;
  }
}
