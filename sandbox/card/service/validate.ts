import { addMonths, lastDayOfExpiration, type Day } from '../../platform/calendar.ts';
import { brandOf } from './cardBrand.ts';

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

/** A bank account as the frame sends it. Nothing of it is stored but kind, last four and name. */
export interface BankAccountDetails {
  routingNumber: string;
  accountNumber: string;
  accountKind: 'CHECKING' | 'SAVINGS';
  nameOnAccount: string;
}

/** Says what is wrong with a bank account; an empty list when nothing is (BL-VAL-062). */
export function validateBankAccount(
  account: Partial<Record<keyof BankAccountDetails, unknown>>,
): FieldError[] {
  return [
    ...checkField(
      'routingNumber',
      account.routingNumber,
      (text) => /^\d{9}$/.test(text) && isRoutingNumberValid(text),
    ),
    ...checkField('accountNumber', account.accountNumber, (text) => /^\d{4,17}$/.test(text)),
    ...checkField('accountKind', account.accountKind, (text) => text === 'CHECKING' || text === 'SAVINGS'),
    ...checkField('nameOnAccount', account.nameOnAccount, isName),
  ];
}

/** What is wrong with a field that the card frame sent. The frame has the sentences. */
export interface FieldError {
  field: CardField | BankField;
  error: 'missing' | 'invalid';
}

/** The fields of a card. */
type CardField = 'cardNumber' | 'expiration' | 'securityCode' | 'zip' | 'nameOnCard';

/** The fields of a bank account. */
type BankField = 'routingNumber' | 'accountNumber' | 'accountKind' | 'nameOnAccount';

/** Checks one field: nothing there, something wrong, or right. */
export function checkField<Field extends FieldError['field']>(
  field: Field,
  value: unknown,
  isValid: (text: string) => boolean,
): FieldError[] {
  if (typeof value !== 'string' || value.trim() === '') return [{ field, error: 'missing' }];
  return isValid(value) ? [] : [{ field, error: 'invalid' }];
}

/** Longer names are nobody's, and nobody's has a control character: the database takes no NUL. */
function isName(text: string): boolean {
  return text.trim().length <= 100 && !/\p{Cc}/u.test(text);
}

/** Whether the last digit of a card number is right (Luhn). */
function isLuhnValid(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const ROUTING_WEIGHTS = [3, 7, 1];

/** Whether the checksum of a nine-digit ABA routing number is right. */
function isRoutingNumberValid(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, position) => total + Number(digit) * (ROUTING_WEIGHTS[position % 3] ?? 0),
    0,
  );
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}
