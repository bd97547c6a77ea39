import { isDelinquent, refuseAutoPayMethod, type BillingAccount } from '../billing/index.ts';
import type { MethodRefusal } from '../instrument.ts';
import type { PaymentMethod } from '../wallet/loadWallet.ts';

/** Relation of Auto Pay of a billing account to a saved method (BL-WAL-008). */
export type AutoPayChoice = 'USED' | 'AVAILABLE' | 'PAST_DUE' | 'UNAVAILABLE' | MethodRefusal;

/** Whether Auto Pay of an account may use a method from now on, or why not. */
export function autoPayChoice(account: BillingAccount, method: PaymentMethod): AutoPayChoice {
  const { autoPay } = account;
  if (autoPay?.paymentMethodId === method.id) return 'USED';
  const refusal = refuseAutoPayMethod(account, method);
  if (refusal !== undefined) return refusal;
  if (autoPay === undefined) return account.disconnected ? 'UNAVAILABLE' : 'AVAILABLE';
  // The past-due amount is paid first, with the new method (BL-APM-014); that requires its security code.
  return isDelinquent(account) ? 'PAST_DUE' : 'AVAILABLE';
}
