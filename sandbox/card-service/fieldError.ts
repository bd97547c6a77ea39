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
export function isName(text: string): boolean {
  return text.trim().length <= 100 && !/\p{Cc}/u.test(text);
}
