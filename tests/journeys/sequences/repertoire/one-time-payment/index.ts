import { addingOf } from '../adding.ts';
import type { PlayedRepertoire } from '../hand.ts';
import { payingOf } from '../paying.ts';
import { linkingAt, readingOf } from '../reading.ts';
import { amounts } from './amounts.ts';
import { customers } from './customers.ts';
import { dates } from './dates.ts';
import { extras } from './extras.ts';
import { methods } from './methods.ts';

const sequence = 'one-time-payment';
const lostWhile = { answer: 'paid', call: 'pending' };
const ofToday = { at: 'pay-now', calls: 'createInstantPaymentV2', sequence };

export const oneTimePayment: PlayedRepertoire = {
  customers,
  choices: [...amounts, ...methods, ...dates, ...extras],
  ways: [
    ...readingOf(sequence),
    ...linkingAt('link-bank'),
    ...payingOf({ ...ofToday, restorations: ['few-minutes', 'minutes', 'hours'] }),
    ...payingOf({ at: 'schedule-payment', calls: 'createFuturePayment', sequence, isScheduled: true }),
    ...addingOf({
      at: 'save-method',
      calls: 'savePaymentMethod',
      sequence,
      lostWhile: { answer: 'scheduled', call: 'pending' },
    }),
    ...addingOf({ at: 'enroll-in-auto-pay', calls: 'enrollInAutoPay', sequence, lostWhile }),
    ...addingOf({ at: 'enroll-in-paperless', calls: 'enrollInPaperless', sequence, lostWhile }),
  ],
};
