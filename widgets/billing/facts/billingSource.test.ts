import { expect, it } from 'vitest';
import { fakeServices, manualClock } from '../../../engine/runtime/testing/index.ts';
import { billingSource } from './billingSource.ts';
import { deviceBillingSource } from './deviceBillingSource.ts';

const account = {
  id: 'account-1',
  area: 'MOBILE',
  numberEnding: '4821',
  status: 'ACTIVE',
  amountDue: 8410,
  pastDueAmount: 0,
  pastDueDate: null,
  creditBalance: 0,
  dueDate: '2026-12-04',
  delinquencyCode: null,
  delinquent: false,
  gracePeriod: false,
  mobileState: null,
  displayDurationMinutes: null,
  paperless: false,
  canPayBill: true,
  billPayAvailable: true,
  restriction: 'NONE',
  autoPay: {
    enrolled: false,
    canEnroll: true,
    scheduledForThisBill: false,
    amount: null,
    nextDate: null,
    debitDay: null,
    monthlyDiscount: 500,
  },
  paymentAmounts: { minAmount: 100, maxAmount: 1_000_000 },
  paymentSchedule: {
    today: '2026-11-20',
    cutOffTime: '20:00',
    cutOffAt: '2026-11-21T01:00:00Z',
    now: '2026-11-20T17:00:00Z',
    lastFuturePaymentDate: '2027-02-18',
  },
  latestPaymentId: null,
  paymentsInFlight: [] as object[],
  pendingPayments: [],
  pendingAmount: 0,
  scheduledAmount: 0,
  leftToPay: 8410,
  leftPastDue: 0,
  lastPayment: null,
  scheduledPayments: [],
};
const device = {
  id: 'd-1',
  billingAccountId: 'account-1',
  remaining: 5000,
  pending: 0,
  latestPaymentId: null,
  paymentsInFlight: [],
};

function setup(data: object) {
  const clock = manualClock();
  const refreshed: string[][] = [];
  const answers: (() => void)[] = [];
  const services = fakeServices({
    clock,
    fetch: () => new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ data })))),
    constant: (name) =>
      ({
        delinquencyCodes: [],
        interruptedCodes: [],
        minimumOneTimePayment: 100,
        inFlightShortestPause: 5000,
        inFlightLongestPause: 60000,
        untrackedPaths: [],
      })[name] as never,
    refresh: (names) => (refreshed.push([...names]), Promise.resolve()),
    fact: (name) => (name === 'bill.accountId' ? 'account-1' : undefined),
  });
  const answer = async () => {
    for (let round = 0; round < 50; round += 1) {
      answers.splice(0).forEach((each) => each());
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { services, clock, refreshed, answer };
}

it('a source that was stopped before its answer came starts no timers', async () => {
  const inFlight = {
    ...account,
    paymentsInFlight: [{ since: '2026-11-20T16:59:50Z', amount: 100, payer: null }],
  };
  const { services, clock, refreshed, answer } = setup({ billingAccount: inFlight });
  const stop = billingSource(services);
  stop();
  await answer();
  clock.advance(60_000);
  expect(refreshed).toEqual([]);
});

it('the day of a device payment changes at midnight, as that of a bill does', async () => {
  const { services, clock, refreshed, answer } = setup({ billingAccount: account, deviceBalances: [device] });
  deviceBillingSource(services);
  billingSource(services);
  await answer();
  clock.advance(24 * 3_600_000);
  expect(refreshed.flat()).toContain('billing');
  expect(refreshed.flat()).toContain('device-billing');
});
