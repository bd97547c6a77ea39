import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import { orderOf } from '../../../engine/core/sequence/index.ts';
import { regular, type Facts } from './customer.ts';
import { beginPayment, sequence, type OneTimePayment } from './oneTimePayment.ts';
import { shownWidgets } from './placed.ts';
import { say } from './say.ts';

const days = { today: '11/20/26', tomorrow: '11/21/26', after: '11/22/26', last: '02/18/27' };

const said = {
  inactive: 'Your account is inactive. Payments must be made today.',
  pastDue: 'Your account is past due. Payments must be made today.',
  pastDuePending: "You have a pending payment and a past-due balance, so a payment can't be scheduled.",
  limit: 'You can schedule up to two future payments.',
  cutOff:
    "You're past the cut-off time to schedule a payment for tomorrow. Please choose today or a date after tomorrow.",
};

const pastDue: Facts = { 'billing.pastDue': 4000 };
const inactive: Facts = { 'billing.status': 'DISCONNECTED' };
const pending: Facts = { 'billing.paymentPending': true };
const late: Facts = { 'billing.pastCutOff': true };
const scheduled = (count: number): Facts => ({ 'billing.futurePayments': count });

type Reason = keyof typeof said;

/** A customer, and the refusal of the day after tomorrow, or none. */
const table: [
  rows: string,
  who: string,
  facts: Facts,
  tomorrow: Reason | undefined,
  after: Reason | undefined,
][] = [
  ['BL-OTP-020', 'nothing in the way', {}, undefined, undefined],
  ['BL-OTP-021', 'one scheduled', scheduled(1), undefined, undefined],
  ['BL-OTP-022, BL-OTP-019, BL-VAL-044', 'two scheduled', scheduled(2), 'limit', 'limit'],
  ['BL-OTP-023, BL-OTP-025', 'after the cut-off', late, 'cutOff', undefined],
  [
    'BL-OTP-023, BL-OTP-025',
    'after the cut-off, one scheduled',
    { ...late, ...scheduled(1) },
    'cutOff',
    undefined,
  ],
  ['BL-OTP-026', 'pending', pending, undefined, undefined],
  ['BL-OTP-026', 'pending, one scheduled', { ...pending, ...scheduled(1) }, undefined, undefined],
  ['BL-OTP-027', 'pending, two scheduled', { ...pending, ...scheduled(2) }, 'limit', 'limit'],
  ['BL-OTP-028, BL-OTP-016, BL-VAL-042', 'past due', pastDue, 'pastDue', 'pastDue'],
  [
    'BL-OTP-029, BL-OTP-018',
    'past due, pending',
    { ...pastDue, ...pending },
    'pastDuePending',
    'pastDuePending',
  ],
  ['BL-OTP-030, BL-OTP-017, BL-VAL-043', 'inactive', inactive, 'inactive', 'inactive'],
  ['BL-OTP-031', 'inactive, pending', { ...inactive, ...pending }, 'inactive', 'inactive'],
  ['BL-OTP-032', 'inactive, past due', { ...inactive, ...pastDue }, 'inactive', 'inactive'],
  ['BL-OTP-033', 'past due, two scheduled', { ...pastDue, ...scheduled(2) }, 'pastDue', 'pastDue'],
  ['BL-OTP-034', 'past due, after the cut-off', { ...pastDue, ...late }, 'pastDue', 'pastDue'],
  ['BL-OTP-034', 'inactive, after the cut-off', { ...inactive, ...late }, 'inactive', 'inactive'],
  ['BL-OTP-035', 'two scheduled, after the cut-off', { ...scheduled(2), ...late }, 'limit', 'limit'],
];

describe('the day of a payment', () => {
  it.each(table)('%s: %s', (_, __, facts, tomorrow, after) => {
    expect(refusal(days.tomorrow, facts)).toBe(tomorrow && said[tomorrow]);
    expect(refusal(days.after, facts)).toBe(after && said[after]);
    expect(refusal(days.last, facts)).toBe(after && said[after]);
    expect(comesTo(days.after, facts)).toBe(after ? 'date' : 'review');
  });

  it.each(table)('%s, BL-OTP-024, BL-VAL-034: may always be today: %s', (_, __, facts) => {
    expect(refusal(days.today, facts)).toBeUndefined();
    expect(comesTo(days.today, facts)).toBe('review');
  });

  it.each([
    ['inactive', inactive],
    ['pastDue', pastDue],
    ['pastDuePending', { ...pastDue, ...pending }],
    ['limit', scheduled(2)],
  ] as const)(
    'BL-OTP-036: is asked with today chosen and the reason, where only today is possible: %s',
    (reason, facts) => {
      const payment = beginPayment({ ...regular, ...facts }, 'date');
      expect(orderOf(payment.evaluator(), sequence)).toEqual(['amount', 'method', 'date', 'review']);
      expect(payment.answer('paymentDate')).toBe(days.today);
      expect(notices(payment)).toEqual([said[reason]]);
      expect(asks(payment)).toEqual([false, "We'll take this payment today, Friday, November 20."]);
      expect(payment.send('continue').at()).toBe('review');
    },
  );

  it('BL-OTP-036: asks for a day again, where one was chosen before only today was possible', () => {
    const payment = beginPayment({ ...regular, ...pastDue }, 'date').change({ paymentDate: days.after });
    expect(asks(payment)).toEqual([true, undefined]);
  });

  it('is asked without any reason, where every day is possible', () => {
    expect(notices(beginPayment(regular, 'date'))).toEqual([]);
    expect(asks(beginPayment(regular, 'date'))).toEqual([true, undefined]);
  });
});

it('BL-VAL-041: that has passed since it was chosen is said on the review, with the way to another', () => {
  const payment = beginPayment(regular, 'review');
  expect(notices(payment)).toEqual([]);
  expect(notices(payment.change({ paymentDate: '11/19/26' }))).toEqual(['The day you chose has passed.']);
  expect(payment.send('change-date').at()).toBe('date');
});

describe('the bounds of the day', () => {
  it.each([
    ['BL-VAL-033', 'yesterday', '11/19/26'],
    ['BL-VAL-036', 'the day after the last one', '02/19/27'],
  ])('%s, BL-VAL-032, BL-VAL-037: refuse %s, and name the last day', (_, __, typed) => {
    expect(refusal(typed)).toBe('Please choose a date between today and 02/18/27.');
    expect(beginPayment(regular, 'date').change({ paymentDate: typed }).refusal('paymentDate', 'es')).toBe(
      'Elija una fecha entre hoy y el 02/18/27.',
    );
    expect(comesTo(typed)).toBe('date');
  });

  it('BL-VAL-035, BL-VAL-032: accept the last day', () => {
    expect(refusal(days.last)).toBeUndefined();
    expect(comesTo(days.last)).toBe('review');
  });
});

describe('what is typed as a day', () => {
  it.each(['13/01/26', '02/30/26', '00/10/26', '1/5/26', '01/05/2026', ''])(
    'BL-VAL-031, BL-VAL-030: is none: %j',
    (typed) => {
      expect(refusal(typed)).toBe('Please enter a valid date as MM/DD/YY');
      expect(comesTo(typed)).toBe('date');
    },
  );

  it('is refused in Spanish, too', () => {
    const payment = beginPayment(regular, 'date').change({ paymentDate: '' });
    expect(payment.refusal('paymentDate', 'es')).toBe('Ingrese una fecha válida en el formato MM/DD/AA');
  });
});

it('a bill whose day has passed is not said to be due later, where only today is left to choose', () => {
  const overdue: Facts = { ...regular, ...pastDue, 'billing.dueDate': '2026-11-16' };
  expect(notices(beginPayment(overdue, 'date'))).toEqual([said.pastDue]);
  const dueSoon = beginPayment({ ...regular, 'billing.dueDate': '2026-11-21' }, 'date');
  expect(notices(dueSoon.change({ paymentDate: days.after }))).toEqual([
    'This is after Saturday, November 21, when the bill is due.',
  ]);
});

describe('the cut-off', () => {
  it('BL-VAL-039: is explained from its first words on, in Spanish too', () => {
    const payment = beginPayment({ ...regular, ...late }, 'date').change({ paymentDate: days.tomorrow });
    expect(payment.refusal('paymentDate')).toMatch(
      /^You're past the cut-off time to schedule a payment for tomorrow/,
    );
    expect(payment.refusal('paymentDate', 'es')).toBe(
      'Ya pasó la hora límite para programar un pago para mañana. Elija hoy o una fecha posterior a mañana.',
    );
  });

  it('BL-VAL-040, BL-VAL-041: closes tomorrow when it passes, and the review sends back to the day', () => {
    expect(refusal(days.tomorrow)).toBeUndefined();
    const answers = { methodSource: 'saved', methodType: 'BANK_ACCOUNT', paymentDate: days.tomorrow };
    const before = beginPayment(regular, 'review').change(answers);
    expect(before.send('pay').at()).toBe('schedule-payment');
    const after = beginPayment({ ...regular, ...late }, 'review').change(answers);
    expect(after.send('pay').at()).toBe('date');
  });
});

describe('the card that pays', () => {
  it('BL-VAL-054: is refused for a day after it expires', () => {
    const payment = beginPayment(regular, 'date').change({ cardExpiration: '1226', paymentDate: '01/01/27' });
    expect(payment.refusal('paymentDate')).toBe(
      'Your card is good through 12/26. Choose an earlier date, or change the card.',
    );
    expect(payment.change({ paymentDate: '12/31/26' }).refusal('paymentDate')).toBeUndefined();
  });
});

/** The alerts on the step. */
function notices(payment: OneTimePayment): string[] {
  const shown = shownWidgets(payment.evaluator(), sequence.manifest.steps[payment.at()]?.body ?? []);
  return shown
    .filter(({ widget }) => widget === 'content/notice')
    .map(({ settings }) => say((settings as { text: Copy }).text, payment.facts()));
}

/** Whether the step has a field for the day, and the text in place of one. */
function asks(payment: OneTimePayment): [boolean, string | undefined] {
  const shown = shownWidgets(payment.evaluator(), sequence.manifest.steps['date']?.body ?? []);
  const text = shown.find(({ widget }) => widget === 'content/text')?.settings as { text: Copy } | undefined;
  return [shown.some(({ widget }) => widget === 'form/date'), text && say(text.text, payment.facts())];
}

function refusal(paymentDate: string, facts: Facts = {}): string | undefined {
  return beginPayment({ ...regular, ...facts }, 'date')
    .change({ paymentDate })
    .refusal('paymentDate');
}

function comesTo(paymentDate: string, facts: Facts = {}): string {
  return beginPayment({ ...regular, ...facts }, 'date')
    .change({ paymentDate })
    .send('continue')
    .at();
}
