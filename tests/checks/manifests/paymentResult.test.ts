import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../engine/core/format/index.ts';
import type { Control, Copy } from '../../../engine/core/manifest/index.ts';
import { regular, type Facts } from './customer.ts';
import { beginPayment, sequence, type OneTimePayment } from './oneTimePayment.ts';
import { everyWidget, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const extras = [
  { wish: 'saveMethod', operation: 'save-method' },
  { wish: 'autoPay', operation: 'enroll-in-auto-pay' },
  { wish: 'paperless', operation: 'enroll-in-paperless' },
] as const;

type Wish = (typeof extras)[number]['wish'];
type Ends = Partial<Record<Wish, 'done' | 'failed' | 'not-started'>>;

const words: Record<Wish, Record<'done' | 'failed', string>> = {
  saveMethod: {
    done: 'Your payment method is saved.',
    failed: "We couldn't save the payment method. Your payment isn't affected.",
  },
  autoPay: {
    done: 'Auto Pay is on.',
    failed: "We couldn't turn on Auto Pay. Your payment isn't affected. You can turn on Auto Pay later.",
  },
  paperless: {
    done: 'Paperless billing is on.',
    failed: "We couldn't turn on paperless billing. Your payment isn't affected. Go to Settings to finish.",
  },
};

const paid = { confirmationNumber: 'NL-1', amount: '8410', paymentDate: '2026-11-20' };

describe('a payment that succeeded', () => {
  it('BL-OTP-041, BL-OTP-050, BL-OTP-009: is said, and nothing of extras that nobody wished for', () => {
    const payment = pay({});
    expect(payment.at()).toBe('paid');
    expect(sequence.manifest.order).not.toContain('paid');
    expect(notices(payment)).toEqual([]);
  });

  it.each<[string, Ends]>([
    ['BL-OTP-043', { paperless: 'done' }],
    ['BL-OTP-044', { paperless: 'failed' }],
    ['BL-OTP-045', { autoPay: 'done' }],
    ['BL-OTP-046', { autoPay: 'failed' }],
    ['BL-OTP-047', { saveMethod: 'done' }],
    ['BL-OTP-048', { saveMethod: 'failed' }],
  ])('%s: is said beside its extra: %j', (_, ends) => {
    const payment = pay(ends);
    expect(payment.at()).toBe('paid');
    expect(notices(payment)).toEqual(expected(ends));
  });

  it.each(['one-time-payment', 'device-payment'])(
    'BL-WAL-020: the result of %s names what has become of a card that could not be saved as the wallet does',
    (id) => {
      const body = everyWidget(site.manifests.sequence[id]?.results?.['paid']?.body ?? []);
      const notice = body.map(({ settings }) => settings as { title?: string; text?: string } | undefined);
      const { title = '' } = notice.find((each) => each?.text === 'payment:extras.saveFailed') ?? {};
      expect([say(title), say(title, {}, 'es')]).toEqual([
        'Unable to Save Payment Method',
        'No se pudo guardar el método de pago',
      ]);
    },
  );

  it.each(combinations())('BL-OTP-049, BL-OTP-052: is said beside each of its extras: %j', (ends) => {
    const payment = pay(ends);
    expect(payment.at()).toBe('paid');
    expect(notices(payment)).toEqual(expected(ends));
  });

  it('counts an extra that could not even be sent as one that failed', () => {
    expect(notices(pay({ autoPay: 'not-started' }))).toEqual(expected({ autoPay: 'failed' }));
  });

  it('shows the method with which another tab has paid what this one joined', () => {
    const method = { methodType: 'BANK_ACCOUNT', lastFour: '6789' };
    const payment = ready({})
      .send('pay')
      .settle('succeeded', { ...paid, ...method });
    expect([payment.answer('methodType'), payment.answer('lastFour')]).toEqual(['BANK_ACCOUNT', '6789']);
  });

  it('says of Auto Pay, whose terms no reload keeps, that it is not on', () => {
    const payment = ready({ autoPay: 'done' }).send('pay').reload().settle('succeeded', paid);
    expect(payment.at()).toBe('paid');
    expect(notices(payment)).toEqual(expected({ autoPay: 'failed' }));
  });

  it('BL-OTP-010: shows amount, day, method with its last four, and confirmation number', () => {
    const text = JSON.stringify(sequence.manifest.results?.['paid']);
    const facts = [
      'payment.paidAmount',
      'payment.paidOn',
      'one-time-payment.lastFour',
      'billing.numberEnding',
    ];
    for (const fact of facts) {
      expect(text).toContain(`"${fact}"`);
    }
    expect(text).toContain('"one-time-payment.confirmationNumber"');
  });
});

describe('a payment for a later day', () => {
  const scheduled = { confirmationNumber: 'NL-1', amount: '8410', paymentDate: '2026-11-30' };
  const schedule = (ends: Ends): OneTimePayment =>
    ready(ends).change({ paymentDate: '11/30/26' }).send('pay').settle('scheduled', scheduled);

  it('BL-OTP-009: is called scheduled in its title, its heading and its address', () => {
    const payment = schedule({});
    expect(payment.at()).toBe('scheduled');
    const { title, body = [] } = sequence.manifest.results?.['scheduled'] ?? {};
    const headings = shownWidgets(payment.evaluator(), body).map(
      ({ settings }) => (settings as { title?: Copy } | undefined)?.title,
    );
    expect(title).toBe('payment:result.scheduledHeading');
    expect(headings).toContain(title);
    expect(say(title ?? '')).toBe('Payment scheduled');
    expect(say(title ?? '', {}, 'es')).toBe('Pago programado');
  });

  it.each(['done', 'failed'] as const)(
    'BL-OTP-047, BL-OTP-048: stays scheduled after an extra: %s',
    (end) => {
      const payment = schedule({ saveMethod: end }).settle(end);
      expect(payment.at()).toBe('scheduled');
      expect(notices(payment)).toEqual(expected({ saveMethod: end }));
    },
  );
});

describe('a payment that failed', () => {
  it.each([
    ['BL-OTP-042, BL-ERR-007', 'declined', 'payment-declined'],
    ['BL-OTP-042, BL-ERR-008', 'failed', 'payment-failed'],
  ])('%s, BL-OTP-051: is said, and no extra is begun: %s', (_, outcome, error) => {
    const payment = ready({ autoPay: 'done', paperless: 'done' }).send('pay').settle(outcome);
    expect(payment.error()).toBe(error);
    expect(payment.at()).toBe('method');
    expect(payment.answer('confirmationNumber')).toBeUndefined();
  });

  it('BL-OTP-055: keeps amount and day, and asks for a method', () => {
    const payment = ready({}).change({ amountChoice: 'other', otherAmount: '20.00' });
    payment.send('pay').settle('declined');
    expect([payment.at(), payment.answer('otherAmount'), payment.answer('paymentDate')]).toEqual([
      'method',
      '20.00',
      '11/20/26',
    ]);
    expect(payment.answer('methodSource')).toBeUndefined();
  });

  it.each([
    ['amount-refused', 'amount', 'amount-refused'],
    ['date-refused', 'date', 'date-refused'],
    ['method-refused', 'method', 'method-refused'],
    ['unavailable', 'review', 'bill-pay-unavailable'],
  ])('leads to what was refused: %s', (outcome, at, error) => {
    const payment = ready({}).send('pay').settle(outcome);
    expect([payment.at(), payment.error()]).toEqual([at, error]);
  });
});

describe('a check of the method that did not succeed', () => {
  it.each([
    ['BL-OTP-056, BL-CAL-018', 'unknown', 'security-check-failed'],
    ['BL-OTP-057', 'mismatch', 'method-not-verified'],
  ])('%s: is said on the step of the method: %s', (_, outcome, error) => {
    const payment = beginPayment(regular, 'method').change({ methodSource: 'saved', methodType: 'VISA' });
    expect(payment.send('continue').at()).toBe('read-method');
    payment.settle(outcome);
    expect([payment.at(), payment.error()]).toEqual(['method', error]);
  });
});

describe('a payment whose end is not known', () => {
  it.each(['not-known-yet', 'extra-not-known'])('leaves %s by a link that says where it leads', (result) => {
    const body = everyWidget(sequence.manifest.results?.[result]?.body ?? []);
    const controls = body.flatMap(({ settings }) => (settings as { controls?: Control[] }).controls ?? []);
    const leaving = controls.filter(({ do: action }) => 'go' in action);
    expect(leaving.length).toBeGreaterThan(0);
    for (const { label, do: action } of leaving) {
      expect([say(label), say(label, {}, 'es')]).toEqual(['Back to billing', 'Volver a facturación']);
      expect(action).toEqual({ go: { route: 'billing' } });
    }
  });

  it('stays where it is, whatever the customer does: what became of it is found out', () => {
    const payment = ready({}).send('pay').settle('unknown');
    expect(payment.at()).toBe('pay-now');
    for (const event of ['pay', 'continue', 'back', 'check-again'])
      expect(payment.send(event).at()).toBe('pay-now');
    expect(payment.settle('succeeded').at()).toBe('paid');
  });

  it.each(['pay-now', 'schedule-payment'])(
    'says so meanwhile, and offers to check again: %s',
    (operation) => {
      const { shows = '', asks } = sequence.manifest.operations?.[operation]?.unknown ?? {};
      const result = sequence.manifest.results?.[shows];
      expect(result?.means).toBe('not-known');
      const text = JSON.stringify(result?.body);
      expect(text).toContain(`{"send":"${asks}"}`);
      expect(say('payment:unknown.text')).toBe(
        "We sent your payment but haven't heard back yet. Please don't pay again: we'll find out what happened to this one first.",
      );
    },
  );

  it.each(['not-sent', 'not-started'])(
    'is said to have charged nothing only when that is certain: %s',
    (outcome) => {
      const payment = ready({}).send('pay').settle(outcome);
      expect(payment.at()).toBe('review');
      expect(payment.answer('token')).toBe('token-1');
      expect(payment.error()).toBe(outcome === 'not-sent' ? 'payment-not-sent' : 'no-connection');
    },
  );
});

const duplicateSince = '2026-11-20T17:00:00Z';

/** The moment in the customer's own time zone. */
const sentOn = formatFor(site.manifest, 'en')(Date.parse(duplicateSince), 'dateTime');
const sentAt = formatFor(site.manifest, 'en')(Date.parse(duplicateSince), 'moment');

describe('a payment that may repeat another one', () => {
  it.each([
    [true, 'payment-in-flight', `A payment of $84.10, sent at ${sentAt}, is still being processed.`],
    [false, 'paid-already', `A payment of $84.10 was made already, on ${sentOn}.`],
  ])(
    'is asked about, with what is known of that one (in flight: %s)',
    (duplicateInFlight, dialog, begins) => {
      const payment = repeating(duplicateInFlight);
      expect(payment.at()).toBe(dialog);
      const text = say(sequence.manifest.dialogs?.[dialog]?.text as Copy, payment.facts());
      expect(text).toContain(begins);
    },
  );

  it('is made only by whoever says so, and names then what it is meant besides', () => {
    expect(repeating(true).send('another').at()).toBe('pay-now');
    expect(repeating(true).send('another').facts()['one-time-payment.besides']).toBe('p-2 p-1');
    expect(sequence.manifest.operations?.['pay-now']?.with?.['besides']).toBe('one-time-payment.besides');
  });

  it('is asked about again, if the question was only closed, or answered with no', () => {
    const closed = repeating(false).close();
    expect([closed.at(), closed.send('pay').at(), closed.answer('besides')]).toEqual([
      'review',
      'pay-now',
      undefined,
    ]);
    const later = repeating(true).send('stop');
    expect(later.at()).toBe('review');
    expect([later.send('pay').at(), later.answer('besides')]).toEqual(['pay-now', undefined]);
  });

  it('is of the amount that was asked for, whatever is due by now', () => {
    const payment = repeating(false, '5000');
    expect(payment.facts()['payment.amount']).toBe(5000);
    expect([payment.send('another').at(), payment.facts()['payment.amount']]).toEqual(['pay-now', 5000]);
    payment.settle('declined');
    expect(payment.facts()['payment.amount']).toBe(8410);
  });
});

describe('what the review offers', () => {
  it('BL-OTP-053: paperless billing to those who have it not, Auto Pay to those who can turn it on', () => {
    expect(offered({})).toEqual(['saveMethod', 'paperless', 'autoPay']);
    expect(offered({ 'billing.paperless': true })).not.toContain('paperless');
    expect(offered({ 'billing.autoPayEnrolled': true })).not.toContain('autoPay');
    expect(offered({ 'billing.canEnrollInAutoPay': false })).not.toContain('autoPay');
  });

  it.each([
    ['BL-ELG-001, BL-ELG-003', 'PREPAID'],
    ['BL-ELG-002, BL-ELG-003', 'GIFT'],
  ])('%s: neither saving nor Auto Pay with a card of the kind %s', (_, cardKind) => {
    expect(offered({}, { cardKind })).toEqual(['paperless']);
  });

  it('BL-OTP-054: Auto Pay only with its terms', () => {
    const payment = ready({ autoPay: 'done' }).change({ terms: false });
    expect(payment.send('pay').at()).toBe('review');
    expect(payment.refusal('terms')).toBe('Please accept the terms to use Auto Pay.');
    expect(payment.change({ terms: true }).send('pay').at()).toBe('pay-now');
  });
});

describe('the steps', () => {
  it('BL-OTP-002: are four, in this order', () => {
    expect(sequence.manifest.order).toEqual(['amount', 'method', 'date', 'review']);
  });

  it('BL-OTP-012: begin at the first that is not complete, whatever address is opened', () => {
    for (const step of ['method', 'date', 'review']) {
      const payment = beginPayment({ ...regular, 'billing.amountDue': 0 });
      expect(payment.open(step).at()).toBe('amount');
    }
    expect(beginPayment(regular).open('review').at()).toBe('method');
  });

  it('BL-OTP-011: keep what was entered, and can each be changed from the review', () => {
    for (const [event, step] of [
      ['change-amount', 'amount'],
      ['change-date', 'date'],
    ] as const) {
      const payment = ready({}).change({ amountChoice: 'other', otherAmount: '20.00' });
      expect(payment.send(event).at()).toBe(step);
      expect(payment.answer('otherAmount')).toBe('20.00');
      expect(payment.send('continue').at()).toBe('review');
    }
    expect(ready({}).send('change-method').at()).toBe('method');
    expect(ready({}).send('back').send('back').send('back').at()).toBe('amount');
  });

  it.each([
    ['BL-CAL-005, BL-CAL-002', '11/20/26', 'pay-now', 'billing/create-instant-payment'],
    ['BL-CAL-005, BL-CAL-004', '11/30/26', 'schedule-payment', 'billing/create-future-payment'],
  ])('%s: on %s end in %s', (_, paymentDate, at, run) => {
    expect(ready({}).change({ paymentDate }).send('pay').at()).toBe(at);
    expect(sequence.manifest.operations?.[at]?.run).toBe(run);
  });
});

/** A complete payment on its review, with the chosen extras. */
function ready(ends: Ends, facts: Facts = {}): OneTimePayment {
  return beginPayment({ ...regular, ...facts }, 'review').change({
    methodSource: 'new-card',
    methodType: 'VISA',
    lastFour: '4242',
    token: 'token-1',
    saveMethod: 'saveMethod' in ends,
    autoPay: 'autoPay' in ends,
    terms: 'autoPay' in ends,
    paperless: 'paperless' in ends,
  });
}

/** A payment that the provider suspects to be a duplicate. */
function repeating(duplicateInFlight: boolean, askedAmount = '8410'): OneTimePayment {
  return ready({}).send('pay').settle('possible-duplicate', {
    duplicates: 'p-2 p-1',
    duplicateAmount: '8410',
    duplicateSince,
    duplicateInFlight,
    askedAmount,
  });
}

/** Pays, and ends each extra as given. */
function pay(ends: Ends): OneTimePayment {
  const payment = ready(ends).send('pay').settle('succeeded', paid);
  for (const { wish, operation } of extras) {
    const end = ends[wish];
    if (end === undefined) continue;
    expect(payment.at()).toBe(operation);
    payment.settle(end);
  }
  return payment;
}

/** The alerts of the result, in words. */
function notices(payment: OneTimePayment): string[] {
  const result = sequence.manifest.results?.[payment.at()];
  return shownWidgets(payment.evaluator(), result?.body ?? [])
    .filter(({ widget }) => widget === 'content/notice')
    .map(({ settings }) => say((settings as { text: Copy }).text, payment.facts()));
}

function expected(ends: Ends): string[] {
  return extras.flatMap(({ wish }) => {
    const end = ends[wish];
    return end === undefined ? [] : [words[wish][end === 'done' ? 'done' : 'failed']];
  });
}

/** Every combination of outcomes of the three extras. */
function combinations(): Ends[] {
  const ends = ['done', 'failed'] as const;
  return ends.flatMap((saveMethod) =>
    ends.flatMap((autoPay) => ends.map((paperless) => ({ saveMethod, autoPay, paperless }))),
  );
}

/** The extras on the review, by the field that they fill. */
function offered(facts: Facts, answers: Readonly<Record<string, string>> = {}): string[] {
  const payment = ready({}, facts).change(answers);
  return shownWidgets(payment.evaluator(), sequence.manifest.steps['review']?.body ?? [])
    .filter(({ widget }) => widget === 'form/checkbox')
    .map(({ settings }) => (settings as { field: string }).field);
}
