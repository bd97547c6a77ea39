import { isRoutingNumberValid } from './checkDigits.ts';
import { checkField, isName, type FieldError } from './fieldError.ts';

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
