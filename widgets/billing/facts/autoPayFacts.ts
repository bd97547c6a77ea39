import type { AtomValue } from '../../../engine/index.ts';
import type { AutoPayQuery } from '../graph/generated/billing.ts';

/** A billing account with its Auto Pay, as the graph answers it. */
export type AutoPayAccount = AutoPayQuery['billingAccount'];

/** The facts of Auto Pay. Of a method that there is not, or that this person may not know of, nothing is said. */
export function autoPayFacts({
  area,
  services,
  autoPay,
}: AutoPayAccount): Record<string, AtomValue | undefined> {
  const { state, attention, blockedBy, method, debitDay, nextDate } = autoPay;
  return {
    // Mobile cannot be without it (BL-MOB-004).
    'auto-pay.state': area === 'MOBILE' && state === 'OFF' ? 'REQUIRED' : state,
    'auto-pay.attention': attention ?? 'NONE',
    'auto-pay.blockedBy': blockedBy ?? 'NONE',
    'auto-pay.hasMethod': Boolean(method),
    'auto-pay.method': method?.type,
    'auto-pay.lastFour': method?.lastFour,
    'auto-pay.services': services.join('_'),
    'auto-pay.day': debitDay ? 'CHOSEN' : 'DUE_DATE',
    'auto-pay.debitDay': debitDay ?? undefined,
    'auto-pay.nextDate': nextDate ?? undefined,
  };
}
