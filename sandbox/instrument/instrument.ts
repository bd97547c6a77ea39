import type { BankAccountKind, CardKind, PaymentMethodType } from '../database/index.ts';
import { addDays, lastDayOfExpiration, type Day } from '../clock/index.ts';

/** What money can be drawn from: a saved method, or one entered now. */
export interface Instrument {
  type: PaymentMethodType;
  cardKind?: CardKind;
  bankAccountKind?: BankAccountKind;
  lastFour: string;
  /** `MMYY`, for cards. */
  expiration?: string;
  /** The provider does not take this one method. */
  restricted: boolean;
  processorReference: string;
}

/** How long before its expiry a card counts as expiring soon. */
const EXPIRING_SOON_DAYS = 30;

/** Whether a card is past its expiry on a day; a bank account never is (BL-VAL-053). */
export function isExpired(instrument: Pick<Instrument, 'expiration'>, on: Day): boolean {
  return instrument.expiration !== undefined && lastDayOfExpiration(instrument.expiration) < on;
}

/** Whether a card that is still good expires within 30 days (BL-WAL-006). */
export function isExpiringSoon(instrument: Pick<Instrument, 'expiration'>, today: Day): boolean {
  return !isExpired(instrument, today) && isExpired(instrument, addDays(today, EXPIRING_SOON_DAYS + 1));
}
