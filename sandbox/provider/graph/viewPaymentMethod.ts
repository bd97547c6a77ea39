import type { BillingArea, PaymentRestriction } from '../../platform/database/index.ts';
import type { Day } from '../../platform/calendar.ts';
import { autoPayUse, isExpired, isExpiringSoon, isTypeRestricted, refuseMethod } from '../instrument.ts';
import type { PaymentMethod } from '../wallet/loadWallet.ts';
import { autoPayChoice } from '../auto-pay/index.ts';
import type { BillingAccount } from '../billing/index.ts';
import { blockDeletion, type MethodUses } from '../wallet/methodUses.ts';
import type { PaymentMethod as PaymentMethodView } from './generated/main.ts';

/** The billing account and date for which a saved method is shown, and the uses of the method. */
export interface WalletFacts {
  today: Day;
  restriction: PaymentRestriction;
  uses: MethodUses;
  /** Auto Pay of the billing account. */
  autoPay: { area: BillingArea; nextDate: Day };
  /** Whether it is the method of Auto Pay, or the default one without Auto Pay. */
  isUsual: boolean;
  /** All billing areas of the account. */
  areas: readonly BillingAccount[];
}

/** A saved method as the graph shows it. */
export function viewPaymentMethod(method: PaymentMethod, facts: WalletFacts): PaymentMethodView {
  const { today, restriction, uses, autoPay, isUsual, areas } = facts;
  const refusal = refuseMethod(method, { use: 'one-time-payment', on: today, restriction });
  const { id, type, cardKind, bankAccountKind, lastFour, expiration, isDefault, zip } = method;
  const [next] = uses.payments;
  return {
    id,
    type,
    cardKind,
    bankAccountKind,
    lastFour,
    expiration,
    expired: isExpired(method, today),
    expiringSoon: isExpiringSoon(method, today),
    restricted: method.restricted || isTypeRestricted(method, restriction),
    isAutoPayMethod: uses.autoPay.length > 0,
    isDefault,
    nameOnCard: type === 'BANK_ACCOUNT' ? undefined : method.holderName,
    zip,
    usedFor: uses.autoPay,
    scheduledPayments: uses.payments.filter(({ scheduled }) => scheduled).length,
    nextPayment: next && { id: next.id, amount: next.amount, paymentDate: next.paymentDate },
    deleteBlock: blockDeletion(uses),
    quickPay: isUsual && refusal === undefined,
    refusal,
    autoPayRefusal: refuseMethod(method, {
      use: autoPayUse(autoPay),
      on: autoPay.nextDate,
      restriction,
    }),
    autoPayChoices: areas.map((area) => ({ area: area.area, state: autoPayChoice(area, method) })),
  };
}
