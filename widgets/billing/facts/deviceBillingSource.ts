import type { AtomValue, FactSource, PackServices } from '../../../engine/index.ts';
import { askForDevice, type DeviceBill } from '../graph/askForDevice.ts';
import { billingFacts, type BillingAccount } from './billingFacts.ts';
import { fail, whenItChanges } from './billingSource.ts';

/** The rest owed for the device of the page, or else of the first one; loaded again as a bill is. */
export const deviceBillingSource: FactSource = (services) => {
  const { set, whenBack, refresh } = services;
  const again = (): void => void refresh(['device-billing']);
  let isStopped = false;
  const stops = [whenBack(again)];
  askForDevice(services)
    .then(([device, account]) => {
      if (isStopped) return;
      const bill = asBill(device, account, services);
      set(deviceFacts(device, bill, services));
      stops.push(...whenItChanges(services, bill, again));
    })
    .catch((reason: unknown) => {
      if (!isStopped) stops.push(...fail(services, reason, 'device-billing'));
    });
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
};

/** A device as a bill on which all that is left beside pending payments is due, and no more can be paid (BL-DEV-006). */
function asBill(
  { remaining, pending, latestPaymentId, paymentsInFlight }: DeviceBill,
  account: BillingAccount,
  { constant }: Pick<PackServices, 'constant'>,
): BillingAccount {
  const left = Math.max(0, remaining - pending);
  return {
    ...account,
    amountDue: left,
    pastDueAmount: 0,
    pastDueDate: null,
    latestPaymentId,
    paymentsInFlight,
    paymentAmounts: {
      minAmount: Math.min(left, Number(constant('minimumOneTimePayment'))),
      maxAmount: left,
    },
  };
}

function deviceFacts(
  { id, pending }: DeviceBill,
  bill: BillingAccount,
  services: Pick<PackServices, 'constant'>,
): Record<string, AtomValue | undefined> {
  const facts = Object.entries({
    ...billingFacts(bill, services),
    'billing.bill': id,
    'billing.paymentPending': pending > 0,
    'billing.pendingAmount': pending,
  });
  const own = facts.map(([name, value]) => [name.replace('billing.', ''), value] as const);
  return Object.fromEntries(
    own.filter(([name]) => kept.has(name)).map(([name, value]) => [`device-billing.${name}`, value]),
  );
}

/** The facts of a bill that a device has, too. */
const kept = new Set([
  'accountId',
  'amountDue',
  'bill',
  'billPayAvailable',
  'inFlight',
  'inFlightAmount',
  'inFlightPayer',
  'inFlightSince',
  'latestPaymentId',
  'maxAmount',
  'minAmount',
  'pastDue',
  'paymentPending',
  'pendingAmount',
  'restriction',
  'today',
]);
