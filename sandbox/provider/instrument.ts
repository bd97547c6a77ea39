import { addDays, lastDayOfExpiration, type Day } from '../platform/calendar.ts';
import type {
  BankAccountKind,
  BillingArea,
  CardKind,
  PaymentMethodType,
  PaymentRestriction,
} from '../platform/database/index.ts';

/** A source of money: a saved method, or one entered now. */
export interface Instrument {
  type: PaymentMethodType;
  cardKind?: CardKind;
  bankAccountKind?: BankAccountKind;
  lastFour: string;
  /** `MMYY`, for cards. */
  expiration?: string;
  /** Whether the provider refuses this one method. */
  restricted: boolean;
  processorReference: string;
}

/** A payment's method as people are told of it. */
export interface MethodSummary {
  type: PaymentMethodType;
  lastFour: string;
}

/** The method of a payment; undefined for cash, which has none. */
export function methodOf({
  methodType: type,
  methodLastFour: lastFour,
}: {
  methodType: PaymentMethodType | null;
  methodLastFour: string | null;
}): MethodSummary | undefined {
  return type === null || lastFour === null ? undefined : { type, lastFour };
}

/** Days before its expiry from which a card counts as expiring soon. */
const expiringSoonDays = 30;

/** Whether a card is past its expiry on a day; a bank account never is (BL-VAL-053). */
export function isExpired(instrument: Pick<Instrument, 'expiration'>, on: Day): boolean {
  return instrument.expiration !== undefined && lastDayOfExpiration(instrument.expiration) < on;
}

/** Whether a card that has not expired expires within 30 days (BL-WAL-006). */
export function isExpiringSoon(instrument: Pick<Instrument, 'expiration'>, today: Day): boolean {
  return !isExpired(instrument, today) && isExpired(instrument, addDays(today, expiringSoonDays + 1));
}

/** Use of a payment method; streaming Auto Pay follows core (BL-ELG-015). */
export type MethodUse = 'one-time-payment' | 'auto-pay-core' | 'auto-pay-mobile' | 'save';

/** Use by Auto Pay of a billing account. */
export function autoPayUse({ area }: { area: BillingArea }): MethodUse {
  return area === 'MOBILE' ? 'auto-pay-mobile' : 'auto-pay-core';
}

/** Why a payment method may not be used. */
export type MethodRefusal = 'EXPIRED' | 'RESTRICTED' | 'KIND_NOT_ALLOWED';

/** The data that decides beside the method itself. */
export interface MethodUseFacts {
  use: MethodUse;
  /** The day on which money would first be drawn; today for saving. */
  on: Day;
  restriction: PaymentRestriction;
}

/** Says why a payment method may not be used; `undefined` when it may (BL-ELG-006 to BL-ELG-015). */
export function refuseMethod(instrument: Instrument, facts: MethodUseFacts): MethodRefusal | undefined {
  if (isExpired(instrument, facts.on)) return 'EXPIRED';
  if (instrument.restricted || isTypeRestricted(instrument, facts.restriction)) return 'RESTRICTED';
  if (!isKindAllowed(instrument, facts.use)) return 'KIND_NOT_ALLOWED';
  return undefined;
}

/** Whether the restriction of an account excludes this type of method (BL-RST-009 to BL-RST-012). */
export function isTypeRestricted(
  instrument: Pick<Instrument, 'type'>,
  restriction: PaymentRestriction,
): boolean {
  if (restriction === 'NONE') return false;
  if (restriction === 'CARDS') return instrument.type !== 'BANK_ACCOUNT';
  if (restriction === 'BANK_ACCOUNTS') return instrument.type === 'BANK_ACCOUNT';
  return true;
}

function isKindAllowed(instrument: Instrument, use: MethodUse): boolean {
  if (use === 'one-time-payment') return true;
  if (instrument.cardKind === 'PREPAID' || instrument.cardKind === 'GIFT') return false;
  return use !== 'auto-pay-mobile' || instrument.type !== 'BANK_ACCOUNT';
}
