import type { AtomValue } from '../../../engine/index.ts';
import type { BillingTermsFragment } from '../graph/generated/billing.ts';

/** The confirmation of mobile's latest payment: which of nine sentences, with its values (BL-BAN-007). */
export function mobileConfirmation({
  area,
  lastPayment: payment,
}: Pick<BillingTermsFragment, 'area' | 'lastPayment'>): Record<string, AtomValue | undefined> {
  if (area !== 'MOBILE' || !payment) return { 'billing.confirmation': 'none' };
  return {
    'billing.confirmation': wordingOf(payment),
    'billing.confirmedId': payment.id,
    'billing.confirmedAmount': payment.amount ?? undefined,
    'billing.confirmedOn': payment.entryDate,
    'billing.confirmedMethod': payment.method?.type,
    'billing.confirmedLastFour': payment.method?.lastFour,
  };
}

type Payment = NonNullable<BillingTermsFragment['lastPayment']>;

const wordingOfChannel: Readonly<Record<string, string>> = {
  ONLINE: 'online',
  AUTOMATIC: 'automatic',
  CHAT_ASSISTED: 'chat',
  PAY_BY_PHONE: 'phone',
  AGENT_ASSISTED: 'agent',
  IN_STORE: 'store',
};

/** No amount before cash, before no method, before the channel; one that is not known here names no method (BL-BAN-017). */
function wordingOf({ amount, method, channel }: Payment): string {
  if (amount === null) return 'no-amount';
  if (!method) return channel === 'IN_STORE' ? 'cash' : 'no-method';
  return wordingOfChannel[channel] ?? 'no-method';
}
