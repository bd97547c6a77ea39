import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { beginPayment } from './oneTimePayment.ts';
import { shownWidgets } from './placed.ts';
import { say, type Language } from './say.ts';
import { sequenceOf } from './walkSequence.ts';

/** Cents due, the typed text, the largest payment, and the result. */
type Row = [
  rows: string,
  due: number,
  typed: string,
  maximum: number,
  comesOf: 'refused' | 'confirm' | 'accepted',
];

const rows: Row[] = [
  ['BL-VAL-008', 50, '0.49', 1_000_000, 'refused'],
  ['BL-VAL-009', 50, '0.50', 1_000_000, 'accepted'],
  ['BL-VAL-010', 50, '0.51', 1_000_000, 'confirm'],
  ['BL-VAL-011', 99, '0.98', 1_000_000, 'refused'],
  ['BL-VAL-012', 99, '1.00', 1_000_000, 'confirm'],
  ['BL-VAL-013', 100, '0.99', 1_000_000, 'refused'],
  ['BL-VAL-014', 100, '1.00', 1_000_000, 'accepted'],
  ['BL-VAL-015', 5000, '0.99', 1_000_000, 'refused'],
  ['BL-VAL-016', 5000, '1.00', 1_000_000, 'accepted'],
  ['BL-VAL-017', 5000, '49.99', 1_000_000, 'accepted'],
  ['BL-VAL-018', 5000, '50.00', 1_000_000, 'accepted'],
  ['BL-VAL-019, BL-VAL-007', 5000, '50.01', 1_000_000, 'confirm'],
  ['BL-VAL-020', 5000, '500.00', 50_000, 'confirm'],
  ['BL-VAL-021', 5000, '500.01', 50_000, 'refused'],
  ['BL-VAL-022', 0, '1.00', 1_000_000, 'confirm'],
  ['BL-VAL-023', 0, '0.99', 1_000_000, 'refused'],
];

describe('another amount than the one due', () => {
  it.each(rows)('%s: %i cents due, %s typed, at most %i cents: %s', (_, due, typed, maximum, comesOf) => {
    const payment = other(typed, { 'billing.amountDue': due, 'billing.maxAmount': maximum });
    const at = { refused: 'amount', confirm: 'confirm-amount', accepted: 'method' }[comesOf];
    expect(payment.send('continue').at()).toBe(at);
    expect(payment.refusal('otherAmount') === undefined).toBe(comesOf !== 'refused');
  });

  it('BL-VAL-024: is confirmed where the customer has a credit', () => {
    const payment = other('1.00', { 'billing.amountDue': 0, 'billing.credit': 2500 });
    expect(payment.send('continue').at()).toBe('confirm-amount');
  });

  it.each(['', 'abc', '0', '-5', '1.005', '1.2.3'])('BL-VAL-005, BL-VAL-004: is none: %j', (typed) => {
    const payment = other(typed);
    expect(payment.send('continue').at()).toBe('amount');
    expect(payment.refusal('otherAmount')).toBe('Please enter a valid payment amount.');
    expect(payment.refusal('otherAmount', 'es')).toBe('Ingrese un monto de pago válido.');
  });

  it('BL-VAL-006: may have a dollar sign and separators of thousands', () => {
    const payment = other('$1,234.50', { 'billing.amountDue': 123_450 });
    expect(payment.facts()['payment.amount']).toBe(123_450);
    expect(payment.send('continue').at()).toBe('method');
  });

  it('is not paid by whoever went on with what was due, though nothing is due any more on the review', () => {
    const went = other('50').change({ amountChoice: 'amount-due' }).send('continue');
    expect([went.at(), went.answer('otherAmount')]).toEqual(['method', undefined]);
    const kept = other('50', { 'billing.amountDue': 0 }).send('continue').send('confirm');
    expect([kept.at(), kept.answer('otherAmount')]).toEqual(['method', '50']);
    expect(other('50').send('continue').answer('otherAmount')).toBe('50');
    const withoutDebt = beginPayment({ ...regular, 'billing.amountDue': 0 }).change({ otherAmount: '50' });
    expect(withoutDebt.send('continue').send('confirm').answer('otherAmount')).toBe('50');
  });

  it('BL-VAL-029: is asked about only where it is the choice', () => {
    const payment = beginPayment(regular).change({ amountChoice: 'amount-due', otherAmount: 'abc' });
    expect(payment.refusal('otherAmount')).toBeUndefined();
    expect(payment.send('continue').at()).toBe('method');
    expect(other('abc').refusal('otherAmount')).toBeDefined();
  });
});

describe('what is said of an amount out of range', () => {
  it('BL-VAL-001, BL-VAL-015: names the minimum of $1.00 and the maximum', () => {
    const low = other('0.99', { 'billing.amountDue': 5000, 'billing.maxAmount': 50_000 });
    expect(low.refusal('otherAmount')).toBe('Please enter a payment amount between $1.00 and $500.00');
    expect(low.refusal('otherAmount', 'es')).toBe('Ingrese un monto de pago entre $1.00 y $500.00');
    const high = other('500.01', { 'billing.amountDue': 5000, 'billing.maxAmount': 50_000 });
    expect(high.refusal('otherAmount')).toBe('Please enter a payment amount between $1.00 and $500.00');
    const edges = ['1.00', '500.00'].map((typed) =>
      other(typed, { 'billing.maxAmount': 50_000 }).refusal('otherAmount'),
    );
    expect(edges).toEqual([undefined, undefined]);
  });

  it('BL-VAL-003: says "your amount due" where that is under $1.00', () => {
    const payment = other('0.49', { 'billing.amountDue': 50, 'billing.maxAmount': 50_000 });
    expect(payment.refusal('otherAmount')).toBe(
      'Please enter a payment amount between your amount due and $500.00',
    );
    expect(payment.refusal('otherAmount', 'es')).toBe(
      'Ingrese un monto de pago entre su monto a pagar y $500.00',
    );
  });

  it('BL-VAL-025: takes both limits from what the service says', () => {
    const limits: Facts = { 'billing.minAmount': 2000, 'billing.maxAmount': 30_000 };
    expect(other('19.99', limits).refusal('otherAmount')).toBe(
      'Please enter a payment amount between $20.00 and $300.00',
    );
    expect(other('20.00', limits).refusal('otherAmount')).toBeUndefined();
  });

  it('BL-VAL-026: is said of the amount due, too, where that is above the maximum', () => {
    const payment = beginPayment({ ...regular, 'billing.amountDue': 60_000, 'billing.maxAmount': 50_000 });
    expect(payment.send('continue').at()).toBe('amount');
    expect(payment.refusal('amountChoice')).toBe('Please enter a payment amount between $1.00 and $500.00');
  });
});

describe('the confirmation of an amount above what is due', () => {
  it('BL-OTP-014, BL-OTP-015: goes on with the amount, or back to it', () => {
    const payment = other('90.00');
    expect(payment.send('continue').at()).toBe('confirm-amount');
    expect(payment.send('decline').at()).toBe('amount');
    expect(payment.answer('otherAmount')).toBe('90.00');
    expect(payment.send('continue').send('confirm').at()).toBe('method');
    expect(payment.answer('otherAmount')).toBe('90.00');
  });

  it.each(['amount-due', 'past-due'])('BL-VAL-028: is never asked of the choice %s', (amountChoice) => {
    const payment = beginPayment({ ...regular, 'billing.pastDue': 4000 }).change({ amountChoice });
    expect(payment.send('continue').at()).toBe('method');
  });
});

function other(typed: string, facts: Facts = {}) {
  return beginPayment({ ...regular, ...facts }).change({ amountChoice: 'other', otherAmount: typed });
}

it.each(['save-method', 'enroll-in-auto-pay', 'enroll-in-paperless'])(
  'what was paid stays the amount during %s after it, though it is not due any more',
  (at) => {
    const paid = beginPayment({ ...regular, 'billing.amountDue': 0 }, at).change({ paidAmount: '8410' });
    expect(paid.facts()).toMatchObject({ 'payment.amount': 8410, 'payment.amountChosen': true });
  },
);

describe('what is left where a part of what is due is on its way', () => {
  const partly = {
    'billing.amountDue': 23_680,
    'billing.leftToPay': 18_680,
    'billing.onItsWay': 'pending',
    'billing.onItsWayAmount': 5000,
    'billing.pendingAmount': 5000,
  };

  it('is called so in both languages, in Spanish short enough for its amount beside it on a phone', () => {
    const said = (key: string) => (['en', 'es'] as const).map((language) => say(key, partly, language));
    expect(said('payment:amount.left')).toEqual(['Left to pay', 'Queda por pagar']);
    const of = { key: 'payment:amount.leftOf', with: { amountDue: 'billing.amountDue' } };
    expect([say(of, partly), say(of, partly, 'es')]).toEqual([
      'The rest of the $236.80 that is due',
      'El resto de los $236.80 que debe',
    ]);
    const by = {
      key: 'payment:amount.leftBy',
      with: { amountDue: 'billing.amountDue', date: 'billing.dueDate' },
    };
    const due = { ...partly, 'billing.dueDate': '2026-12-04' };
    expect([say(by, due), say(by, due, 'es')]).toEqual([
      'The rest of the $236.80 due Friday, December 4',
      'El resto de los $236.80 que vencen el viernes 4 de diciembre',
    ]);
  });

  it('is proposed and paid, in the place of all that is due', () => {
    const payment = beginPayment({ ...regular, ...partly });
    expect(payment.facts()['payment.amount']).toBe(18_680);
    expect(payment.send('continue').at()).toBe('method');
  });

  it('is gone once all is on its way, and never becomes all that is due on the way to paying it', () => {
    const { amountChoice, rest } = { amountChoice: 'amount-due', rest: true };
    const chosen = beginPayment({ ...regular, ...partly }).send('continue');
    expect(chosen.answer('rest')).toBe(rest);
    const covered = { ...regular, ...partly, 'billing.leftToPay': 0 };
    const review = beginPayment(covered, 'review').change({ amountChoice, rest });
    expect(review.facts()['payment.amountChosen']).toBe(false);
    expect(
      beginPayment({ ...covered, 'billing.leftToPay': 99 }, 'review')
        .change({ rest })
        .facts()['payment.amount'],
    ).toBe(0);
    const settled = { ...regular, 'billing.amountDue': 18_680, 'billing.leftToPay': 18_680 };
    expect(beginPayment(settled, 'review').change({ rest }).facts()['payment.amount']).toBe(18_680);
    const again = review.send('change-amount').send('continue');
    expect([again.at(), again.facts()['payment.amount']]).toEqual(['review', 23_680]);
  });

  it('stays all that is due where the rest is below the minimum, or nothing', () => {
    for (const left of [99, 0]) {
      const payment = beginPayment({ ...regular, ...partly, 'billing.leftToPay': left });
      expect(payment.facts()['payment.amount']).toBe(23_680);
    }
  });

  it('is what of the past-due part is not being processed', () => {
    const late = { ...partly, 'billing.pastDue': 11_840, 'billing.leftPastDue': 6840 };
    const payment = beginPayment({ ...regular, ...late }).change({ amountChoice: 'past-due' });
    expect(payment.facts()['payment.amount']).toBe(6840);
  });
});

it('BL-DEV-006: of a device of which all that is left is being processed nothing is said to be paid yet', () => {
  const facts = {
    ...regular,
    'device-billing.amountDue': 0,
    'device-billing.inFlight': 'none',
    'device-billing.paymentPending': true,
    'device-billing.pendingAmount': 13_332,
    'device-billing.restriction': 'NONE',
    'device-billing.billPayAvailable': true,
  };
  const { body = [] } = sequenceOf('device-payment').manifest.steps['amount'] ?? {};
  const said = (language: Language) =>
    shownWidgets(askerFor(facts), body.slice(1)).map(({ settings }) =>
      say((settings as { text: Copy }).text, facts, language),
    );
  expect(said('en')).toEqual([
    '$133.32 for this device is being processed.',
    'Nothing is left to pay for this device.',
  ]);
  expect(said('es')[0]).toBe('$133.32 de este dispositivo se está procesando.');
});

describe('what is past due', () => {
  const partly = { 'billing.amountDue': 19_240, 'billing.pastDue': 9620 };

  it('can be chosen where more than that is due', () => {
    const payment = beginPayment({ ...regular, ...partly }).change({ amountChoice: 'past-due' });
    expect(payment.send('continue').at()).toBe('method');
    expect(payment.facts()['payment.amount']).toBe(9620);
  });

  it.each([
    ['nothing is', { ...partly, 'billing.pastDue': 0 }],
    ['all that is due is', { ...partly, 'billing.pastDue': 19_240 }],
    ['it is less than can be paid', { ...partly, 'billing.pastDue': 40 }],
  ])('is refused where %s, also to whoever chose it before', (_, facts) => {
    const payment = beginPayment({ ...regular, ...facts }).change({ amountChoice: 'past-due' });
    expect(payment.send('continue').at()).toBe('amount');
    expect(payment.refusal('amountChoice')).toBe(
      "This amount can't be chosen anymore. Please choose another one.",
    );
    expect(payment.refusal('amountChoice', 'es')).toBe('Este monto ya no se puede elegir. Elija otro.');
  });
});
