import { useServices, useText } from '../../../engine/index.ts';

const plain = [
  'title',
  'label.cardNumber',
  'label.expiration',
  'label.securityCode',
  'label.securityCodeOptional',
  'label.zip',
  'label.nameOnCard',
  'label.routingNumber',
  'label.accountNumber',
  'label.accountKind',
  'label.nameOnAccount',
  'label.userName',
  'label.password',
  'hint.expiration',
  'hint.routingNumber',
  'option.CHECKING',
  'option.SAVINGS',
  'error.cardNumber',
  'error.expiration',
  'error.nameOnCard',
  'error.routingNumber',
  'error.accountNumber',
  'error.accountKind',
  'error.nameOnAccount',
  'error.userName',
  'error.password',
] as const;

/** The words of the card frame, in the language that is shown, with the numbers of the constants. */
export function useFrameCopy(): Readonly<Record<string, string>> {
  const text = useText();
  const { constant } = useServices();
  const digits = (name: string): Parameters<typeof text>[1] => ({
    digits: { value: String(constant(name)), format: 'text' },
  });
  return {
    ...Object.fromEntries(plain.map((key) => [key, text(`card:${key}`)])),
    'hint.securityCode': text('card:hint.securityCode', {
      ...digits('securityCodeLength'),
      amexDigits: { value: String(constant('amexSecurityCodeLength')), format: 'text' },
    }),
    'hint.securityCodeAmex': text('card:hint.securityCodeAmex', digits('amexSecurityCodeLength')),
    'error.securityCode': text('card:error.securityCode', digits('securityCodeLength')),
    'error.securityCodeAmex': text('card:error.securityCode', digits('amexSecurityCodeLength')),
    'error.securityCode.mismatch': text('card:error.securityCodeMismatch'),
    'error.zip': text('card:error.zip', digits('zipLength')),
  };
}
