import { describe, expect, it } from 'vitest';
import { billingFacts, type BillingAccount } from './billingFacts.ts';
import { account } from './testing/account.ts';

describe('the delinquency code', () => {
  it.each([30, 43, 50, 76])(
    'BL-CON-014: is the one of the account where the catalogue has it: %i',
    (code) => {
      expect(factsOf({ delinquent: true, delinquencyCode: code })).toMatchObject({
        'billing.delinquencyCode': String(code),
      });
    },
  );

  it.each([null, 31, 0])('BL-DLQ-007: is another one where the catalogue has it not: %j', (code) => {
    expect(factsOf({ delinquent: true, delinquencyCode: code })).toMatchObject({
      'billing.delinquencyCode': 'other',
    });
  });

  it('BL-DLQ-006: is none of mobile, which has states instead', () => {
    expect(
      factsOf({ area: 'MOBILE', mobileState: 'PAST_DUE', delinquent: true, delinquencyCode: 50 }),
    ).toMatchObject({ 'billing.delinquencyCode': 'none', 'billing.mobileState': 'PAST_DUE' });
    expect(factsOf({})['billing.mobileState']).toBe('NONE');
  });

  it('BL-DLQ-008: is none where the account is not delinquent, whatever its code', () => {
    expect(factsOf({ delinquent: false, delinquencyCode: 50 })).toMatchObject({
      'billing.delinquencyCode': 'none',
    });
  });
});

it.each([
  [null, false],
  ['NOT_FINISHED', false],
  ['METHOD_EXPIRES', true],
  ['METHOD_REFUSED', true],
] as const)(
  'the method of Auto Pay is refused where that needs attention for %s: %s',
  (attention, refused) => {
    const autoPay = { ...account.autoPay, attention };
    expect(factsOf({ autoPay })['billing.autoPayMethodRefused']).toBe(refused);
  },
);

describe('when service is back after paying', () => {
  it('BL-DLQ-016, BL-CON-010: is told in minutes where the service gives them', () => {
    expect(factsOf({ delinquencyCode: 50, displayDurationMinutes: 15 })).toMatchObject({
      'billing.restoration': 'minutes',
      'billing.restorationMinutes': 15,
    });
  });

  it.each([null, 0, -5])(
    'BL-DLQ-015, BL-DLQ-017, BL-CON-010: is a few minutes where it gives none: %j',
    (minutes) => {
      const facts = factsOf({ delinquencyCode: 76, displayDurationMinutes: minutes });
      expect(facts['billing.restoration']).toBe('few-minutes');
      expect(facts['billing.restorationMinutes']).toBeUndefined();
    },
  );

  it.each([
    ['HOTLINED', 'hours'],
    ['TEMPORARILY_DISCONNECTED', 'hours'],
    ['DISCONNECTED', 'none'],
    ['PAST_DUE', 'none'],
    ['CURRENT', 'none'],
  ] as const)('BL-CON-009, BL-DLQ-014: of mobile that is %s it is told in %s', (mobileState, restoration) => {
    expect(factsOf({ area: 'MOBILE', mobileState })).toMatchObject({ 'billing.restoration': restoration });
  });

  it.each([null, 30, 43])('BL-DLQ-018: is not told where service was never interrupted: %j', (code) => {
    expect(factsOf({ delinquencyCode: code, displayDurationMinutes: 15 })).toMatchObject({
      'billing.restoration': 'none',
    });
  });
});

describe('the limits of a payment', () => {
  it('BL-VAL-025: are those of the service', () => {
    const paymentAmounts = { minAmount: 2000, maxAmount: 30_000 };
    expect(factsOf({ paymentAmounts })).toMatchObject({
      'billing.minAmount': 2000,
      'billing.maxAmount': 30_000,
    });
  });

  it('BL-VAL-002, BL-CON-015: are $1.00 and the fallback where the service leaves them open', () => {
    expect(factsOf({ paymentAmounts: { minAmount: null, maxAmount: null } })).toMatchObject({
      'billing.minAmount': 100,
      'billing.maxAmount': 1_000_000,
    });
  });
});

it('BL-OTP-039: counts the payments that are scheduled, and says whether one is being processed', () => {
  expect(factsOf({ pendingPayments: [{ id: 'p-1' }], scheduledPayments: [] })).toMatchObject({
    'billing.paymentPending': true,
    'billing.futurePayments': 0,
  });
  expect(factsOf({ scheduledPayments: [scheduled('p-1'), scheduled('p-2')] })).toMatchObject({
    'billing.paymentPending': false,
    'billing.futurePayments': 2,
  });
});

describe('what is on its way without the customer doing anything', () => {
  it.each([
    ['none', [], []],
    ['pending', [{ id: 'p-1' }], []],
    ['scheduled', [], [scheduled('p-2')]],
    ['several', [{ id: 'p-1' }], [scheduled('p-2')]],
    ['several', [], [scheduled('p-2'), scheduled('p-3')]],
  ])('is %s of these: %j, %j', (onItsWay, pendingPayments, scheduledPayments) => {
    expect(factsOf({ pendingPayments, scheduledPayments })['billing.onItsWay']).toBe(onItsWay);
  });

  it('BL-BAN-019: comes with what the provider says that it is, and leaves', () => {
    expect(
      factsOf({
        pendingAmount: 1000,
        scheduledAmount: 2000,
        leftToPay: 5410,
        leftPastDue: 0,
        scheduledPayments: [scheduled('p-2')],
      }),
    ).toMatchObject({
      'billing.onItsWayAmount': 3000,
      'billing.pendingAmount': 1000,
      'billing.scheduledDate': '2026-12-01',
      'billing.leftToPay': 5410,
      'billing.leftPastDue': 0,
      'billing.amountDue': 8410,
    });
  });
});

it('the latest payment is known by its id, or there is none', () => {
  expect(factsOf({ latestPaymentId: 'p-1' })['billing.latestPaymentId']).toBe('p-1');
  expect(factsOf({})['billing.latestPaymentId']).toBeUndefined();
});

describe('payments that are on their way', () => {
  const since = '2026-11-20T17:00:00Z';
  const mine = { id: 'p-1', amount: 8410, since, payer: null };

  it('are none until one was accepted', () => {
    expect(factsOf({})['billing.inFlight']).toBe('none');
  });

  it.each([
    ['mine', [mine], { amount: 8410 }],
    ['other', [{ ...mine, payer: 'Linda' }], { amount: 8410, payer: 'Linda' }],
    ['several', [mine, { ...mine, id: 'p-2', amount: 100, since: '2026-11-20T18:00:00Z' }], { amount: 8510 }],
  ] as const)(
    'are told with who sent them, what they come to, and since when: %s',
    (who, payments, { amount, ...of }) => {
      expect(factsOf({ paymentsInFlight: [...payments] })).toMatchObject({
        'billing.inFlight': who,
        'billing.inFlightAmount': amount,
        'billing.inFlightSince': Date.parse(since),
        'billing.inFlightPayer': 'payer' in of ? of.payer : undefined,
      });
    },
  );
});

const constants: Readonly<Record<string, number | number[]>> = {
  delinquencyCodes: [30, 43, 50, 76],
  interruptedCodes: [50, 76],
  minimumOneTimePayment: 100,
  fallbackMaximumPayment: 1_000_000,
};

function factsOf(given: Partial<BillingAccount>): ReturnType<typeof billingFacts> {
  return billingFacts({ ...account, ...given }, { constant: (name) => constants[name] ?? 0 });
}

function scheduled(id: string) {
  return { id, paymentDate: '2026-12-01' };
}
