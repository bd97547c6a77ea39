import { expect, it } from 'vitest';
import { readLedger } from '../../requirements/ledger.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

/** The error catalogue of billing to the letter, in both languages: journeys take their words from the portal's own files. */
const catalogue: readonly [
  rows: string,
  id: string,
  title: string,
  titleInSpanish: string,
  text: string,
  textInSpanish: string,
][] = [
  [
    'BL-ERR-003',
    'service-unavailable',
    'Service Unavailable',
    'Servicio no disponible',
    "We're sorry, something on our end didn't work quite right. Please try again later.",
    'Lo sentimos, algo no funcionó bien de nuestra parte. Intente de nuevo más tarde.',
  ],
  [
    'BL-ERR-005',
    'billing-info-unavailable',
    'Unable to Load Billing Info',
    'No pudimos cargar su información de facturación',
    "Your billing information isn't available right now. Please try again.",
    'Su información de facturación no está disponible en este momento. Intente de nuevo.',
  ],
  [
    'BL-MOB-006',
    'bill-unavailable',
    'Unable to Load Billing Info',
    'No pudimos cargar la información de facturación',
    "We couldn't load this bill. What you owe doesn't change, and your other bills aren't affected. Please try again later.",
    'No pudimos cargar esta factura. Lo que debe no cambia y sus otras facturas no se ven afectadas. Intente de nuevo más tarde.',
  ],
  [
    'BL-ERR-006',
    'payment-methods-unavailable',
    'Payment methods unavailable',
    'Métodos de pago no disponibles',
    "We couldn't load your payment methods. Please try again.",
    'No pudimos cargar sus métodos de pago. Intente de nuevo.',
  ],
  [
    'BL-STM-025',
    'statement-unavailable',
    'Looking for Your Statement?',
    '¿Busca su estado de cuenta?',
    'Refresh this page, or download the paper statement.',
    'Actualice esta página o descargue el estado de cuenta en papel.',
  ],
  [
    'BL-STM-026',
    'bill-details-unavailable',
    'Bill Details Unavailable',
    'Detalles de la factura no disponibles',
    'Please try again later.',
    'Intente más tarde.',
  ],
  [
    'BL-STM-027',
    'printable-unavailable',
    'Printable Statement Unavailable',
    'Estado de cuenta imprimible no disponible',
    "The PDF is unavailable, and we're unable to download it. Please try again later.",
    'El PDF no está disponible y no se puede descargar. Intente más tarde.',
  ],
  [
    'BL-ERR-007',
    'payment-declined',
    'Unable to Process Payment',
    'No pudimos procesar el pago',
    'Your payment was declined, and nothing was charged. Try another payment method, or contact your financial institution. You can also re-enter your payment information.',
    'Su pago fue rechazado y no se hizo ningún cargo. Pruebe con otro método de pago o comuníquese con su institución financiera. También puede volver a ingresar sus datos de pago.',
  ],
  [
    'BL-ERR-008',
    'payment-failed',
    'Unable to Complete Payment',
    'No pudimos completar el pago',
    'Something went wrong, and nothing was charged. Try another payment method, or contact your financial institution. You can also re-enter your payment information.',
    'Algo salió mal y no se hizo ningún cargo. Pruebe con otro método de pago o comuníquese con su institución financiera. También puede volver a ingresar sus datos de pago.',
  ],
  [
    'BL-OTP-056, BL-CAL-018',
    'security-check-failed',
    'Unable to Complete Request',
    'No pudimos completar la solicitud',
    "We couldn't check the security code right now. Nothing was charged. Please try again.",
    'No pudimos verificar el código de seguridad en este momento. No se hizo ningún cargo. Intente de nuevo.',
  ],
  [
    'BL-OTP-057',
    'method-not-verified',
    'Unable to verify this payment method',
    'No pudimos verificar este método de pago',
    "The security code doesn't match this card. Enter it again, or use another payment method.",
    'El código de seguridad no coincide con el de esta tarjeta. Ingréselo de nuevo o use otro método de pago.',
  ],
  [
    'BL-ERR-009',
    'bill-pay-unavailable',
    'Bill Pay Unavailable',
    'Pago de facturas no disponible',
    "This bill can't be paid here, and what you owe doesn't change. The billing page says why, and what you can do instead.",
    'Esta factura no se puede pagar aquí y lo que debe no cambia. En la página de facturación se explica por qué y qué puede hacer.',
  ],
  [
    'BL-BNK-004',
    'bank-not-connected',
    'Unable to Connect to Online Banking',
    'No pudimos conectar con su banca en línea',
    "We're sorry, we couldn't connect to your bank. Please enter your bank account info manually, or add a card.",
    'Lo sentimos, no pudimos conectar con su banco. Ingrese los datos de su cuenta bancaria manualmente o agregue una tarjeta.',
  ],
  [
    'BL-DEV-009',
    'devices-not-paid',
    'Unable to Complete Payment',
    'No pudimos completar el pago',
    "Mobile bills and devices can't be paid right now. Nothing was charged. Please try again later.",
    'En este momento no se pueden pagar facturas móviles ni dispositivos. No se hizo ningún cargo. Intente más tarde.',
  ],
  [
    'BL-SCH-007',
    'payment-not-cancelled',
    'Unable to Cancel Payment',
    'No se pudo cancelar el pago',
    "We couldn't cancel it, and it's still scheduled. Please try again later.",
    'No pudimos cancelarlo y sigue programado. Intente más tarde.',
  ],
  [
    'BL-WAL-019',
    'method-not-added',
    'Unable to Add Payment Method',
    'No se pudo agregar el método de pago',
    'Sorry, we could not add this payment method. Please try again.',
    'Lo sentimos, no pudimos agregar este método de pago. Intente de nuevo.',
  ],
  [
    'BL-WAL-020',
    'method-not-saved',
    'Unable to Save Payment Method',
    'No se pudo guardar el método de pago',
    "We couldn't save your changes, and the card stays as it was. Please try again.",
    'No pudimos guardar los cambios y la tarjeta sigue igual. Intente de nuevo.',
  ],
  [
    'BL-WAL-021',
    'method-not-changed',
    'Unable to Change Payment Method',
    'No se pudo cambiar el método de pago',
    'Nothing was changed. Auto Pay continues as before.',
    'No se cambió nada. El Pago Automático sigue como antes.',
  ],
  [
    'BL-WAL-022',
    'method-not-deleted',
    'Unable to Delete Payment Method',
    'No se pudo eliminar el método de pago',
    "We couldn't delete it, and it's still saved. Please try again later.",
    'No pudimos eliminarlo y sigue guardado. Intente más tarde.',
  ],
  [
    'BL-APE-015',
    'enrollment-failed',
    'Unable to Complete Enrollment',
    'No se pudo completar la inscripción',
    "We couldn't turn on Auto Pay, and it's still off. Please try again later.",
    'No pudimos activar el Pago Automático y sigue desactivado. Intente más tarde.',
  ],
  [
    'BL-APM-020',
    'auto-pay-changes-failed',
    'Unable to Complete Auto Pay Changes',
    'No se pudieron completar los cambios del Pago Automático',
    'Auto Pay is off now. You can turn it on again.',
    'El Pago Automático está desactivado ahora. Puede activarlo de nuevo.',
  ],
  [
    'BL-APC-005',
    'auto-pay-not-left',
    'Unable to Unenroll From Auto Pay',
    'No se pudo cancelar la inscripción en el Pago Automático',
    "We couldn't cancel Auto Pay, and it's still on. Please try again later.",
    'No pudimos cancelar el Pago Automático y sigue activado. Intente más tarde.',
  ],
  [
    'BL-APC-006',
    'auto-pay-not-cancelled',
    'Unable to Cancel Auto Pay',
    'No se pudo cancelar el Pago Automático',
    "We couldn't cancel Auto Pay, and it's still on. Please try again later.",
    'No pudimos cancelar el Pago Automático y sigue activado. Intente más tarde.',
  ],
  [
    'BL-APM-021',
    'auto-pay-method-not-updated',
    'Unable to Update Auto Pay Method',
    'No se pudo actualizar el método del Pago Automático',
    "We couldn't change it, and Auto Pay uses the same method as before. Please try again later.",
    'No pudimos cambiarlo y el Pago Automático usa el mismo método que antes. Intente más tarde.',
  ],
  [
    'BL-APD-020, BL-I18-005',
    'auto-pay-date-not-changed',
    'Unable to Change Date',
    'No pudimos cambiar la fecha',
    "We couldn't change it, and the day is as it was. Please try again later.",
    'No pudimos cambiarla y el día sigue igual. Intente más tarde.',
  ],
  [
    'BL-APE-016',
    'auto-pay-unavailable',
    'Auto Pay Unavailable',
    'Pago Automático no disponible',
    "Auto Pay can't be used for this account right now.",
    'El Pago Automático no se puede usar para esta cuenta en este momento.',
  ],
  [
    'BL-TXN-007',
    'transactions-unavailable',
    'Unable to Load Transactions',
    'No se pueden cargar las transacciones',
    'Please try again later.',
    'Intente más tarde.',
  ],
  [
    'BL-TXN-008',
    'activity-unavailable',
    'Activity Unavailable',
    'Actividad no disponible',
    'Please try again later.',
    'Intente más tarde.',
  ],
  [
    'BL-PPL-006',
    'paperless-not-enrolled',
    'Unable to Enroll in Paperless Billing',
    'No se pudo activar la facturación sin papel',
    'Paperless enrollment failed: go to Settings to finish.',
    'La inscripción en la facturación sin papel falló: vaya a Ajustes para terminar.',
  ],
];

it.each(catalogue)(
  '%s, BL-ERR-001, BL-ERR-011: %s is "%s", in Spanish "%s", and OK closes it',
  (_, id, ...words) => {
    const error = site.manifests.error[id];
    const said = [error?.title, error?.text].flatMap((copy) => [say(copy), say(copy, {}, 'es')]);
    expect(said).toEqual(words);
    expect(error?.presentation).toBe('dialog');
    expect([say(error?.acknowledge), say(error?.acknowledge, {}, 'es')]).toEqual(['OK', 'Aceptar']);
  },
);

it('has every title of the specification, as that writes it', () => {
  const asked = readLedger().flatMap(({ id, text }) => {
    const title = /^Error '(.+?)'(?: with text|: shown)/.exec(text)?.[1];
    return id.startsWith('BL-') && title !== undefined ? [[id, title]] : [];
  });
  expect(asked.length).toBeGreaterThan(25);
  const ours = catalogue.flatMap(([rows, , title]) => rows.split(', ').map((row) => [row, title]));
  for (const each of asked) expect(ours).toContainEqual(each);
});
