import { brandOf } from './cardBrand.ts';
import { isLuhnValid, isRoutingNumber, withoutSeparators } from './checkDigits.ts';
import { isExpirationAllowed, readExpiration } from './expiration.ts';
import type { Configuration, FieldName, FrameMode } from './protocol.ts';

/** The text of each field of the form; a field that the form does not have is absent. */
export type Entries = Readonly<Partial<Record<FieldName, string>>>;

/** The parts of the configuration that the rules of a field may use. */
export type RuleContext = Pick<Configuration, 'limits' | 'method'>;

/** A text field, or a choice of two. */
export interface Field {
  name: FieldName;
  /** The `autocomplete` token by which a browser fills it. */
  autocomplete: string;
  keyboard: 'numeric' | 'text';
  width: 'full' | 'medium' | 'short';
  /** Values of a choice; each has a label in the copy. */
  options?: readonly string[];
  /** Whether it may be empty. */
  isOptional?: boolean;
  /** Whether the typed text is hidden. */
  isHidden?: boolean;
  /** Returns the value to send, or undefined if the text is invalid. */
  read: (text: string, entries: Entries, context: RuleContext) => string | undefined;
}

const cardNumber: Field = {
  name: 'cardNumber',
  autocomplete: 'cc-number',
  keyboard: 'numeric',
  width: 'full',
  read: (text) => {
    const digits = withoutSeparators(text);
    const isPlausible = /^[1-9]\d+$/u.test(digits) && brandOf(digits).lengths.includes(digits.length);
    return isPlausible && isLuhnValid(digits) ? digits : undefined;
  },
};

const expiration: Field = {
  name: 'expiration',
  autocomplete: 'cc-exp',
  keyboard: 'numeric',
  width: 'short',
  read: (text, _entries, { limits }) => {
    const date = readExpiration(text);
    return date !== undefined && isExpirationAllowed(date, limits) ? date : undefined;
  },
};

const securityCode: Field = {
  name: 'securityCode',
  autocomplete: 'cc-csc',
  keyboard: 'numeric',
  width: 'short',
  read: (text, entries, context) => {
    const digits = text.trim();
    return /^\d+$/u.test(digits) && digits.length === securityCodeLength(entries, context)
      ? digits
      : undefined;
  },
};

const zip: Field = {
  name: 'zip',
  autocomplete: 'postal-code',
  keyboard: 'numeric',
  width: 'short',
  read: (text, _entries, { limits }) => {
    const digits = text.trim();
    return /^\d+$/u.test(digits) && digits.length === limits.zipLength ? digits : undefined;
  },
};

const routingNumber: Field = {
  name: 'routingNumber',
  autocomplete: 'off',
  keyboard: 'numeric',
  width: 'medium',
  read: (text) => {
    const digits = withoutSeparators(text);
    return isRoutingNumber(digits) ? digits : undefined;
  },
};

const accountNumber: Field = {
  name: 'accountNumber',
  autocomplete: 'off',
  keyboard: 'numeric',
  width: 'medium',
  read: (text) => {
    const digits = withoutSeparators(text);
    return /^\d{4,17}$/u.test(digits) ? digits : undefined;
  },
};

const accountKind: Field = {
  name: 'accountKind',
  autocomplete: 'off',
  keyboard: 'text',
  width: 'full',
  options: ['CHECKING', 'SAVINGS'],
  read: (text) => text,
};

function signIn(name: 'userName' | 'password', autocomplete: string): Field {
  return {
    name,
    autocomplete,
    keyboard: 'text',
    width: 'full',
    isHidden: name === 'password',
    read: (text) => (text.length <= 100 ? text : undefined),
  };
}

function holderName(name: 'nameOnCard' | 'nameOnAccount', autocomplete: string): Field {
  return { name, autocomplete, keyboard: 'text', width: 'full', read: (text) => readName(text) };
}

function readName(text: string): string | undefined {
  const name = text.trim();
  return name.length <= 100 ? name : undefined;
}

const fields: Readonly<Record<FrameMode, readonly Field[]>> = {
  card: [cardNumber, expiration, securityCode, holderName('nameOnCard', 'cc-name'), zip],
  'bank-account': [accountKind, routingNumber, accountNumber, holderName('nameOnAccount', 'name')],
  'bank-sign-in': [signIn('userName', 'username'), signIn('password', 'current-password')],
  'security-code': [securityCode],
  'edit-card': [expiration, { ...securityCode, isOptional: true }, holderName('nameOnCard', 'cc-name'), zip],
};

/** The fields of a mode, in their order on the page. */
export function fieldsOf(mode: FrameMode): readonly Field[] {
  return fields[mode];
}

/** Whether the card at hand is an American Express: the saved one, or the one being typed. */
export function isAmericanExpress(entries: Entries, { method }: RuleContext): boolean {
  const type = method?.type ?? brandOf(withoutSeparators(entries.cardNumber ?? '')).type;
  return type === 'AMERICAN_EXPRESS';
}

function securityCodeLength(entries: Entries, context: RuleContext): number {
  const { amexSecurityCodeLength, securityCodeLength: regular } = context.limits;
  return isAmericanExpress(entries, context) ? amexSecurityCodeLength : regular;
}
