import { addMonths, lastDayOfExpiration, type Day } from '../clock/index.ts';
import { brandOf } from './cardBrand.ts';
import { isLuhnValid } from './checkDigits.ts';
import { checkField, isName, type FieldError } from './fieldError.ts';

/** A card as the frame sends it. Nothing of it is stored but brand, last four, expiry, ZIP and name. */
export interface CardDetails {
  cardNumber: string;
  /** `MMYY`. */
  expiration: string;
  securityCode: string;
  zip: string;
  nameOnCard: string;
}

/** A card's expiry lies at most so many years ahead, by month (BL-CON-004). */
const MAX_EXPIRY_YEARS = 20;

/** Says what is wrong with a card; an empty list when nothing is. `today` is the account's. */
export function validateCard(card: Partial<Record<keyof CardDetails, unknown>>, today: Day): FieldError[] {
  const { cardNumber } = card;
  const { securityCodeLength } = brandOf(typeof cardNumber === 'string' ? cardNumber : '');
  return [
    ...checkField('cardNumber', cardNumber, isCardNumber),
    ...checkField('expiration', card.expiration, (text) => isExpirationAllowed(text, today)),
    ...checkField('securityCode', card.securityCode, (text) => isSecurityCode(text, securityCodeLength)),
    ...checkField('zip', card.zip, (text) => /^\d{5}$/.test(text)),
    ...checkField('nameOnCard', card.nameOnCard, isName),
  ];
}

/** Whether a security code is nothing but so many digits (BL-VAL-045, BL-VAL-046). */
export function isSecurityCode(text: string, length: number): boolean {
  return text.length === length && /^\d+$/.test(text);
}

function isCardNumber(text: string): boolean {
  return /^[1-9]\d+$/.test(text) && brandOf(text).lengths.includes(text.length) && isLuhnValid(text);
}

function isExpirationAllowed(text: string, today: Day): boolean {
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(text)) return false;
  const lastDay = lastDayOfExpiration(text);
  const lastMonth = addMonths(today, MAX_EXPIRY_YEARS * 12).slice(0, 7);
  return lastDay >= today && lastDay.slice(0, 7) <= lastMonth;
}
