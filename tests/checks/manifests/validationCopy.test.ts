import { expect, it } from 'vitest';
import { shellPack } from '../../../widgets/shell/pack.ts';
import { locales, site } from './realSite.ts';

/** The words for refused input and failed operations: to the letter, in both languages. */
it.each<[rows: string, key: string, en: string, es: string]>([
  [
    'BL-VAL-001',
    'payment:amount.between',
    'Please enter a payment amount between {{minAmount}} and {{maxAmount}}',
    'Ingrese un monto de pago entre {{minAmount}} y {{maxAmount}}',
  ],
  [
    'BL-VAL-003',
    'payment:amount.belowAmountDue',
    'Please enter a payment amount between your amount due and {{maxAmount}}',
    'Ingrese un monto de pago entre su monto a pagar y {{maxAmount}}',
  ],
  [
    'BL-VAL-004',
    'payment:amount.malformed',
    'Please enter a valid payment amount.',
    'Ingrese un monto de pago válido.',
  ],
  [
    'BL-VAL-030',
    'payment:date.malformed',
    'Please enter a valid date as MM/DD/YY',
    'Ingrese una fecha válida en el formato MM/DD/AA',
  ],
  [
    'BL-VAL-037',
    'payment:date.range',
    'Please choose a date between today and {{lastFuturePaymentDate, shortDate}}.',
    'Elija una fecha entre hoy y el {{lastFuturePaymentDate, shortDate}}.',
  ],
  [
    'BL-VAL-039',
    'payment:date.cutOff',
    "You're past the cut-off time to schedule a payment for tomorrow. Please choose today or a date after tomorrow.",
    'Ya pasó la hora límite para programar un pago para mañana. Elija hoy o una fecha posterior a mañana.',
  ],
  [
    'BL-VAL-042',
    'payment:date.pastDue',
    'Your account is past due. Payments must be made today.',
    'Su cuenta está vencida. Los pagos deben hacerse hoy.',
  ],
  [
    'BL-VAL-043',
    'payment:date.inactive',
    'Your account is inactive. Payments must be made today.',
    'Su cuenta está inactiva. Los pagos deben hacerse hoy.',
  ],
  [
    'BL-VAL-044',
    'payment:date.futureLimit',
    'You can schedule up to two future payments.',
    'Puede programar hasta dos pagos futuros.',
  ],
  [
    'BL-VAL-045, BL-VAL-046',
    'card:error.securityCode',
    'The security code must have {{digits}} numeric characters.',
    'El código de seguridad debe tener 3 o 4 caracteres numéricos.',
  ],
  [
    'BL-VAL-054',
    'payment:date.cardExpired',
    'Your card is good through {{expiration}}. Choose an earlier date, or change the card.',
    'Su tarjeta es válida hasta {{expiration}}. Elija una fecha anterior o cambie la tarjeta.',
  ],
  [
    'BL-VAL-057',
    'card:error.expiration',
    'Please enter a valid expiration date.',
    'Ingrese una fecha de vencimiento válida.',
  ],
  [
    'BL-VAL-059',
    'card:error.zip',
    'The ZIP code must have {{digits}} numeric characters.',
    'El código postal debe tener {{digits}} caracteres numéricos.',
  ],
  [
    'BL-VAL-060',
    'card:error.nameOnCard',
    'Please enter the name on the card.',
    'Ingrese el nombre que aparece en la tarjeta.',
  ],
  [
    'BL-VAL-061',
    'card:error.cardNumber',
    'Please enter a valid card number.',
    'Ingrese un número de tarjeta válido.',
  ],
  [
    'BL-VAL-062',
    'card:error.routingNumber',
    'Please enter a valid routing number.',
    'Ingrese un número de ruta válido.',
  ],
  [
    'BL-VAL-062',
    'card:error.accountNumber',
    'Please enter a valid account number.',
    'Ingrese un número de cuenta válido.',
  ],
  [
    'BL-VAL-062',
    'card:error.accountKind',
    'Please choose checking or savings.',
    'Elija cuenta de cheques o de ahorros.',
  ],
  [
    'BL-VAL-062',
    'card:error.nameOnAccount',
    'Please enter the name on the account.',
    'Ingrese el nombre que aparece en la cuenta.',
  ],
  [
    'BL-VAL-063',
    'payment:method.frameErrors',
    'Please correct the following error(s).',
    'Corrija los siguientes errores.',
  ],
  ['BL-ENT-001', 'billing:methods.AMERICAN_EXPRESS', 'American Express', 'American Express'],
  ['BL-ENT-001', 'billing:methods.DISCOVER', 'Discover', 'Discover'],
  ['BL-ENT-001', 'billing:methods.MASTERCARD', 'Mastercard', 'Mastercard'],
  ['BL-ENT-001', 'billing:methods.VISA', 'Visa', 'Visa'],
  ['BL-ENT-001, BL-ENT-002', 'billing:methods.CREDIT_CARD', 'Card', 'Tarjeta'],
])('%s: %s is "%s", and in Spanish "%s"', (_, key, en, es) => {
  const [namespace = '', name = ''] = key.split(':');
  expect([locales['en']?.[namespace]?.[name], locales['es']?.[namespace]?.[name]]).toEqual([en, es]);
});

it('SH-ROUTE-081: the shell has no rules of input of its own: what is refused is refused in the words of billing', () => {
  expect(Object.keys(shellPack).sort()).toEqual(['copy', 'domain', 'sources', 'widgets']);
  const said = [...JSON.stringify(site.manifests.sequence).matchAll(/"message":(?:\{"key":)?"([\w-]+):/gu)];
  const namespaces = new Set(said.map(([, namespace]) => namespace));
  expect(namespaces).toContain('payment');
  expect(namespaces).not.toContain('shell');
});
