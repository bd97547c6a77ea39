import { mayPayBill, maySeeWallet, type Customer } from '../account/customer.ts';
import {
  autoPayFacts,
  autoPayFactsOnceOn,
  hasAutoPayMethod,
  draftAmount,
  isLateDebitDay,
  isLeftToCustomer,
  nextAutoPayDay,
  refuseAutoPayMethod,
  type BillingAccount,
} from '../billing/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import { loadPaymentMethod, type PaymentMethod } from '../wallet/loadWallet.ts';
import type { AutoPay, AutoPayBlock, DebitDay, PaymentMethodSummary } from './generated/main.ts';

/** Auto Pay whose state, method and days are computed only when requested. */
export interface LazyAutoPay extends Omit<
  AutoPay,
  'state' | 'attention' | 'method' | 'debitDays' | 'scheduledForThisBill' | 'amount'
> {
  state: () => Promise<AutoPay['state']>;
  attention: () => Promise<AutoPay['attention']>;
  method: () => Promise<PaymentMethodSummary | undefined>;
  scheduledForThisBill: () => Promise<boolean>;
  amount: () => Promise<number | undefined>;
  debitDays: () => DebitDay[];
}

/** Auto Pay as the graph shows it; the method only for people with the wallet. */
export function viewAutoPay(
  { database }: PaymentServices,
  customer: Customer,
  account: BillingAccount,
): LazyAutoPay {
  const onceOn = autoPayFactsOnceOn(account);
  const blockedBy = blockEnrolment(customer, account);
  const enrolled = account.autoPay !== undefined;
  const loadMethod = async (): Promise<PaymentMethod | undefined> =>
    account.autoPay && loadPaymentMethod(database, account.accountId, account.autoPay.paymentMethodId);
  const findAttention = async (): Promise<AutoPay['attention']> => {
    if (account.interruptedAutoPay !== undefined) return 'NOT_FINISHED';
    const method = await loadMethod();
    const refusal = method && refuseAutoPayMethod(account, method);
    if (refusal === undefined) return undefined;
    return refusal === 'EXPIRED' ? 'METHOD_EXPIRES' : 'METHOD_REFUSED';
  };
  const loadAmount = async (): Promise<number | undefined> =>
    (await findAttention()) === undefined ? draftAmount(autoPayFacts(account)) || undefined : undefined;
  return {
    enrolled,
    canEnroll: blockedBy === undefined,
    blockedBy: enrolled ? undefined : blockedBy,
    scheduledForThisBill: async () => (await loadAmount()) !== undefined,
    nextDate: enrolled || blockedBy === undefined ? nextAutoPayDay(onceOn) : undefined,
    amount: loadAmount,
    monthlyDiscount: account.autoPayDiscount,
    debitDay: onceOn.enrolment?.debitDay?.day,
    dueDay: account.dueDay,
    debitDays: () => viewDebitDays(account),
    attention: findAttention,
    async state() {
      if (!enrolled && blockedBy !== undefined) return 'UNAVAILABLE';
      if ((await findAttention()) !== undefined) return 'NEEDS_ATTENTION';
      if (!enrolled) return 'OFF';
      return isLeftToCustomer(autoPayFacts(account)) ? 'STARTS_NEXT_BILL' : 'ON';
    },
    async method() {
      if (!maySeeWallet(customer)) return undefined;
      const method = await loadMethod();
      return method && { type: method.type, lastFour: method.lastFour };
    },
  };
}

/** Why the customer cannot turn Auto Pay on (BL-APE-010, BL-BAN-003, BL-RST-015). */
function blockEnrolment(customer: Customer, account: BillingAccount): AutoPayBlock | undefined {
  if (!mayPayBill(customer)) return 'ROLE';
  if (account.disconnected) return 'DISCONNECTED';
  return hasAutoPayMethod(account.area, account.restriction) ? undefined : 'RESTRICTED';
}

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

function viewDebitDays(account: BillingAccount): DebitDay[] {
  const facts = autoPayFactsOnceOn(account);
  const { enrolment, today } = facts;
  return daysOfMonth.map((day) => ({
    day,
    late: isLateDebitDay(day, account),
    nextDate: nextAutoPayDay({
      ...facts,
      enrolment: enrolment && { ...enrolment, debitDay: { day, chosenOn: today } },
    }),
  }));
}
