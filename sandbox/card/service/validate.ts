import type { Day } from '../../platform/calendar.ts';
import { isExpirationAllowed, isName, isZip } from '../../provider/cardFields.ts';
import { brandOf } from './cardBrand.ts';

/** A card as the frame sends it. Only brand, last four, expiry, ZIP and name are stored. */
export interface CardDetails {
  cardNumber: string;
  /** `MMYY`. */
  expiration: string;
  securityCode: string;
  zip: string;
  nameOnCard: string;
}

/** The valid details, or the errors in the order of the fields. */
export type Validated<Details> = { details: Details } | { fields: FieldError[] };

/** Reads a card. `today` is the account's. */
export function validateCard(body: Readonly<Record<string, unknown>>, today: Day): Validated<CardDetails> {
  const { read, validated } = createFieldReader(body);
  const cardNumber = read('cardNumber', isCardNumber);
  const { securityCodeLength } = brandOf(cardNumber);
  return validated({
    cardNumber,
    expiration: read('expiration', (text) => isExpirationAllowed(text, today)),
    securityCode: read('securityCode', (text) => isSecurityCode(text, securityCodeLength)),
    zip: read('zip', isZip),
    nameOnCard: read('nameOnCard', isName),
  });
}

/** Whether a security code is exactly `length` digits (BL-VAL-045, BL-VAL-046). */
export function isSecurityCode(text: string, length: number): boolean {
  return text.length === length && /^\d+$/.test(text);
}

function isCardNumber(text: string): boolean {
  return /^[1-9]\d+$/.test(text) && brandOf(text).lengths.includes(text.length) && isLuhnValid(text);
}

/** A bank account as the frame sends it. Only kind, last four and name are stored. */
export interface BankAccountDetails {
  routingNumber: string;
  accountNumber: string;
  accountKind: 'CHECKING' | 'SAVINGS';
  nameOnAccount: string;
}

/** Reads a bank account (BL-VAL-062). */
export function validateBankAccount(body: Readonly<Record<string, unknown>>): Validated<BankAccountDetails> {
  const { read, validated } = createFieldReader(body);
  return validated({
    routingNumber: read('routingNumber', (text) => /^\d{9}$/.test(text) && isRoutingNumberValid(text)),
    accountNumber: read('accountNumber', (text) => /^\d{4,17}$/.test(text)),
    accountKind:
      read('accountKind', (text) => text === 'CHECKING' || text === 'SAVINGS') === 'SAVINGS'
        ? 'SAVINGS'
        : 'CHECKING',
    nameOnAccount: read('nameOnAccount', isName),
  });
}

/** The error of a field from the card frame. The frame has the sentences. */
export interface FieldError {
  field: CardField | BankField | SignInField;
  error: 'missing' | 'invalid';
}

/** The fields of a card. */
type CardField = 'cardNumber' | 'expiration' | 'securityCode' | 'zip' | 'nameOnCard';

/** The fields of a bank account. */
type BankField = 'routingNumber' | 'accountNumber' | 'accountKind' | 'nameOnAccount';

/** The fields of a sign-in to a bank. */
type SignInField = 'userName' | 'password';

/** Reads the fields of a body one after another, and collects the missing and invalid ones. */
export function createFieldReader(body: Readonly<Record<string, unknown>>): {
  /** @returns the text of a field, even if it is invalid; empty if it is missing */
  read(field: FieldError['field'], isValid: (text: string) => boolean): string;
  validated<Details>(details: Details): Validated<Details>;
} {
  const fields: FieldError[] = [];
  return {
    read(field, isValid) {
      const value = body[field];
      const text = typeof value === 'string' ? value : '';
      if (text.trim() === '') fields.push({ field, error: 'missing' });
      else if (!isValid(text)) fields.push({ field, error: 'invalid' });
      return text;
    },
    validated: (details) => (fields.length > 0 ? { fields } : { details }),
  };
}

/** Whether the last digit of a card number is right (Luhn). */
function isLuhnValid(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const routingWeights = [3, 7, 1];

/** Whether the checksum of a nine-digit ABA routing number is right. */
function isRoutingNumberValid(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, position) => total + Number(digit) * (routingWeights[position % 3] ?? 0),
    0,
  );
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}
