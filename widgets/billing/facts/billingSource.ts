import type { FactSource, SourceServices } from '../../../engine/index.ts';
import { askForBill } from '../graph/askForBill.ts';
import { billingFacts, type BillingAccount } from './billingFacts.ts';

/**
 * A bill of the customer: the page's, or else the first one, core if there is one. At the cut-off tomorrow becomes unavailable;
 * at midnight everything is loaded again, because the date changes. During a payment in flight it is loaded again after
 * growing pauses, so that the page shows the payment's end; and at once when the network or the page comes back: another
 * device may have paid meanwhile.
 */
export const billingSource: FactSource = (services) => {
  const { whenBack, refresh } = services;
  let isStopped = false;
  const stops = [whenBack(() => void refresh(['billing', 'account']))];
  askForBill(services)
    .then((account) => {
      if (!isStopped) stops.push(...publish(services, account));
    })
    .catch((reason: unknown) => {
      if (!isStopped) stops.push(...fail(services, reason, 'billing'));
    });
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
};

const dayInMilliseconds = 86_400_000;

/** Publishes the facts, and what will change about them by itself. Returns how to stop the timers. */
function publish(services: SourceServices, account: BillingAccount): (() => void)[] {
  const { set, clock, refresh } = services;
  const { now, cutOffAt } = account.paymentSchedule;
  const untilCutOff = Date.parse(cutOffAt) - Date.parse(now);
  set({ ...billingFacts(account, services), 'billing.pastCutOff': untilCutOff <= 0 });
  return [
    ...whenItChanges(
      services,
      account,
      (isNextDay) => void refresh(isNextDay ? ['billing'] : ['billing', 'account']),
    ),
    ...(untilCutOff > 0 ? [clock.after(untilCutOff, () => set({ 'billing.pastCutOff': true }))] : []),
  ];
}

/**
 * Says that a bill could not be loaded. One that was shown is loaded again after the longest pause: the answer that was
 * lost may have been the one that tells how a payment in flight ended, or the new day's. Returns how to stop that.
 */
export function fail(
  services: Pick<SourceServices, 'clock' | 'constant' | 'fact' | 'fail' | 'refresh'>,
  reason: unknown,
  group: 'billing' | 'device-billing',
): (() => void)[] {
  services.fail(reason);
  if (services.fact(`${group}.today`) === undefined) return [];
  const pause = Number(services.constant('inFlightLongestPause'));
  return [services.clock.after(pause, () => void services.refresh([group]))];
}

/** Calls back at midnight, and when a payment in flight may have ended. Returns how to stop the timers. */
export function whenItChanges(
  services: Pick<SourceServices, 'clock' | 'constant'>,
  account: BillingAccount,
  act: (isNextDay: boolean) => void,
): (() => void)[] {
  const { now, cutOffAt, cutOffTime } = account.paymentSchedule;
  const [hours = 0, minutes = 0] = cutOffTime.split(':').map(Number);
  const untilCutOff = Date.parse(cutOffAt) - Date.parse(now);
  const untilMidnight = untilCutOff + dayInMilliseconds - (hours * 60 + minutes) * 60_000;
  const pause = pauseWhileInFlight(account, services);
  return [
    ...(pause === undefined ? [] : [services.clock.after(pause, () => act(false))]),
    ...(untilMidnight > 0 ? [services.clock.after(untilMidnight, () => act(true))] : []),
  ];
}

/** Milliseconds until the next query about a payment in flight, increasing with its age; undefined without one. */
function pauseWhileInFlight(
  { paymentsInFlight: [inFlight], paymentSchedule }: BillingAccount,
  { constant }: Pick<SourceServices, 'constant'>,
): number | undefined {
  if (!inFlight) return undefined;
  const age = Date.parse(paymentSchedule.now) - Date.parse(inFlight.since);
  const longest = Number(constant('inFlightLongestPause'));
  return Math.min(Math.max(age, Number(constant('inFlightShortestPause'))), longest);
}
