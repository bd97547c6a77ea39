import type { AtomValue, FactSource, PackServices } from '../../../engine/index.ts';
import { askForDevice, type DeviceBill } from '../graph/askForDevice.ts';
import { billingFacts, type BillingAccount } from './billingFacts.ts';
import { pauseWhileInFlight } from './billingSource.ts';

/** The rest owed for the device of the page, or else of the first one; loaded again as a bill is. */
export const deviceBillingSource: FactSource = (services) => {
  const { set, whenBack, refresh, clock } = services;
  const stops = [whenBack(() => void refresh(['device-billing']))];
  askForDevice(services)
    .then(([device, account]) => {
      const bill = asBill(device, account, services);
      set(deviceFacts(device, bill, services));
      const pause = pauseWhileInFlight(bill, services);
      if (pause !== undefined) stops.push(clock.after(pause, () => void refresh(['device-billing'])));
    })
    .catch(services.fail);
  return () => stops.forEach((stop) => stop());
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
