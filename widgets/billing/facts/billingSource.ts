import type { FactSource, SourceServices } from '../../../engine/index.ts';
import { askForBill } from '../graph/askForBill.ts';
import { billingFacts, type BillingAccount } from './billingFacts.ts';

/**
 * A bill of the customer: the one that is looked at, elsewhere the first, core where there is one. At the cut-off tomorrow is closed;
 * at midnight everything is asked again, because today is another day. While a payment is in flight it is asked again after
 * growing pauses, so that whoever looks at it sees its end; and at once when the network or the page comes back: another
 * device may have paid meanwhile.
 */
export const billingSource: FactSource = (services) => {
  const { whenBack, refresh } = services;
  const stops = [whenBack(() => void refresh(['billing', 'account']))];
  askForBill(services)
    .then((account) => stops.push(...publish(services, account)))
    .catch(services.fail);
  return () => stops.forEach((stop) => stop());
};

const dayInMilliseconds = 86_400_000;

/** Publishes the facts, and what will change about them by itself. Returns how to stop the timers. */
function publish(services: SourceServices, account: BillingAccount): (() => void)[] {
  const { set, clock, refresh } = services;
  const { now, cutOffAt, cutOffTime } = account.paymentSchedule;
  const untilCutOff = Date.parse(cutOffAt) - Date.parse(now);
  set({ ...billingFacts(account, services), 'billing.pastCutOff': untilCutOff <= 0 });
  const [hours = 0, minutes = 0] = cutOffTime.split(':').map(Number);
  const untilMidnight = untilCutOff + dayInMilliseconds - (hours * 60 + minutes) * 60_000;
  const pause = pauseWhileInFlight(account, services);
  return [
    ...(pause === undefined ? [] : [clock.after(pause, () => void refresh(['billing', 'account']))]),
    ...(untilCutOff > 0 ? [clock.after(untilCutOff, () => set({ 'billing.pastCutOff': true }))] : []),
    ...(untilMidnight > 0 ? [clock.after(untilMidnight, () => void refresh(['billing']))] : []),
  ];
}

/** In how many milliseconds to ask again what became of a payment in flight, the later the longer; undefined where there is none. */
export function pauseWhileInFlight(
  { paymentsInFlight: [inFlight], paymentSchedule }: BillingAccount,
  { constant }: Pick<SourceServices, 'constant'>,
): number | undefined {
  if (!inFlight) return undefined;
  const age = Date.parse(paymentSchedule.now) - Date.parse(inFlight.since);
  const longest = Number(constant('inFlightLongestPause'));
  return Math.min(Math.max(age, Number(constant('inFlightShortestPause'))), longest);
}
