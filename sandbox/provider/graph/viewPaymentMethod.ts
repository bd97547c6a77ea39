import type { PaymentRestriction } from '../../platform/database/index.ts';
import type { Day } from '../../platform/calendar.ts';
import { isExpired, isExpiringSoon, isTypeRestricted, refuseMethod } from '../instrument.ts';
import type { PaymentMethod } from '../wallet/loadWallet.ts';
import type { MethodRefusal, PaymentMethod as PaymentMethodView } from './generated/main.ts';

/** For which billing account, and as of when, a wallet is shown. */
export interface WalletFacts {
  today: Day;
  restriction: PaymentRestriction;
  /** The methods that Auto Pay of some billing area uses. */
  autoPayMethods: ReadonlySet<string>;
}

/** A saved method as the graph shows it. */
export function viewPaymentMethod(method: PaymentMethod, facts: WalletFacts): PaymentMethodView {
  const { today, restriction, autoPayMethods } = facts;
  const { id, type, cardKind, bankAccountKind, lastFour, expiration, isDefault } = method;
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
    isAutoPayMethod: autoPayMethods.has(id),
    isDefault,
    refusal: refuseMethod(method, { use: 'one-time-payment', on: today, restriction }) as
      | MethodRefusal
      | undefined,
  };
}
