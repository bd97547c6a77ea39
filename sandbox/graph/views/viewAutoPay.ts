import { mayPayBill, maySeeWallet, type Customer } from '../../account/index.ts';
import {
  autoPayFacts,
  hasAutoPayMethod,
  isScheduledForThisBill,
  nextAutoPayDay,
  type BillingAccount,
} from '../../billing/index.ts';
import type { PaymentServices } from '../../payment/index.ts';
import { loadPaymentMethod } from '../../wallet/index.ts';
import type { AutoPay, PaymentMethodSummary } from '../generated/main.ts';

/** Auto Pay whose method is read when it is asked for. */
export interface LazyAutoPay extends Omit<AutoPay, 'method'> {
  method: () => Promise<PaymentMethodSummary | undefined>;
}

/** Auto Pay as the graph shows it; the method only to those who have the wallet. */
export function viewAutoPay(
  { database }: PaymentServices,
  customer: Customer,
  account: BillingAccount,
): LazyAutoPay {
  const facts = autoPayFacts(account);
  const scheduledForThisBill = isScheduledForThisBill(facts);
  const canEnroll =
    mayPayBill(customer) && !account.disconnected && hasAutoPayMethod(account.area, account.restriction);
  const enrolled = account.autoPay !== undefined;
  return {
    enrolled,
    canEnroll,
    scheduledForThisBill,
    nextDate: enrolled || canEnroll ? nextAutoPayDay(facts) : undefined,
    amount: scheduledForThisBill ? account.balance.amountDue : undefined,
    monthlyDiscount: account.autoPayDiscount,
    async method() {
      if (account.autoPay === undefined || !maySeeWallet(customer)) return undefined;
      const { type, lastFour } = await loadPaymentMethod(
        database,
        account.accountId,
        account.autoPay.paymentMethodId,
      );
      return { type, lastFour };
    },
  };
}
