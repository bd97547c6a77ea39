import { expect, it } from 'vitest';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';

/** The words for customers, to the letter: journeys read theirs from the portal's own files. */
it.each<[rows: string, key: string, en: string, es: string]>([
  ['BL-ENT-017, BL-I18-007', 'billing:history.statuses.SUCCESSFUL', 'Successful', 'Realizado'],
  ['BL-ENT-019', 'billing:history.statuses.CANCELLED', 'Canceled', 'Cancelado'],
  ['BL-ENT-019', 'billing:history.statuses.FAILED', 'Failed', 'Fallido'],
  ['BL-ENT-019', 'billing:history.statuses.OTHER', 'Other', 'Otro'],
  ['BL-ENT-018, BL-I18-007', 'billing:history.statuses.PENDING', 'Pending', 'Pendiente'],
  ['BL-ENT-021, BL-I18-007', 'billing:history.channels.ONLINE', 'Online', 'En línea'],
  ['BL-ENT-021, BL-I18-007', 'billing:history.channels.PAY_BY_PHONE', 'By phone', 'Por teléfono'],
  ['BL-ENT-021, BL-I18-007', 'billing:history.channels.IN_STORE', 'In a store', 'En una tienda'],
  ['BL-ENT-021, BL-I18-007', 'billing:history.channels.AUTOMATIC', 'Auto Pay', 'Pago Automático'],
  ['BL-ENT-021, BL-I18-007', 'billing:history.channels.AGENT_ASSISTED', 'With an agent', 'Con un agente'],
  ['BL-ENT-021, BL-I18-007', 'billing:history.channels.CHAT_ASSISTED', 'Through chat', 'Por chat'],
  ['BL-I18-007, BL-ENT-001', 'billing:methods.BANK_ACCOUNT', 'Bank account', 'Cuenta bancaria'],
  ['BL-I18-007', 'billing:methods.CREDIT_CARD', 'Card', 'Tarjeta'],
  ['BL-I18-007', 'billing:methods.CASH', 'Cash', 'Efectivo'],
  [
    'BL-I18-003',
    'card:error.securityCode',
    'The security code must have {{digits}} numeric characters.',
    'El código de seguridad debe tener 3 o 4 caracteres numéricos.',
  ],
  [
    'BL-VAL-057',
    'card:error.expiration',
    'Please enter a valid expiration date.',
    'Ingrese una fecha de vencimiento válida.',
  ],
  [
    'BL-VAL-063',
    'form:errorSummary',
    'Please correct the following error(s).',
    'Corrija los siguientes errores.',
  ],
  [
    'BL-ELG-016',
    'payment:method.expired',
    'Expired card: choose a different payment method or add a new one.',
    'Tarjeta vencida: elija otro método de pago o agregue uno nuevo.',
  ],
  ['BL-ELG-017', 'payment:method.restricted', 'Payment method unavailable', 'Método de pago no disponible'],
  [
    'BL-OTP-048, and true of a payment that is only scheduled or pending',
    'payment:extras.saveFailed',
    "We couldn't save the payment method. Your payment isn't affected.",
    'No pudimos guardar el método de pago. Esto no afecta su pago.',
  ],
  [
    'BL-OTP-046, and true of a payment that is only scheduled or pending',
    'payment:extras.autoPayFailed',
    "We couldn't turn on Auto Pay. Your payment isn't affected. You can turn on Auto Pay later.",
    'No pudimos activar el Pago Automático. Esto no afecta su pago. Puede activar el Pago Automático más tarde.',
  ],
  [
    'BL-OTP-044, BL-PPL-005, and true of a payment that is only scheduled or pending',
    'payment:extras.paperlessFailed',
    "We couldn't turn on paperless billing. Your payment isn't affected. Go to Settings to finish.",
    'No pudimos activar la facturación sin papel. Esto no afecta su pago. Vaya a Ajustes para terminar.',
  ],
  [
    'true of a payment that is only scheduled or pending',
    'payment:extras.notKnown',
    "We're still finding out whether the other changes you chose were made. Your payment isn't affected, and you don't need to do anything.",
    'Todavía estamos averiguando si se hicieron los demás cambios que eligió. Esto no afecta su pago y no necesita hacer nada.',
  ],
  [
    'BL-APE-013, BL-APE-014, BL-OTP-054: also where Auto Pay is on, and only its method changes',
    'payment:review.termsNeeded',
    'Please accept the terms to use Auto Pay.',
    'Acepte los términos para usar el Pago Automático.',
  ],
  [
    'whoever it was, the customer in another tab among them',
    'auto-pay:errors.onAlready.text',
    'It was turned on in the meantime. Nothing was changed.',
    'Se activó mientras tanto. No se cambió nada.',
  ],
  [
    'also of whoever has nothing to pay now',
    'auto-pay:how.MOBILE',
    "It begins with your next bill and doesn't pay your current one.",
    'Comienza con su próxima factura y no paga la actual.',
  ],
  [
    'says who pays it',
    'auto-pay:enroll.thisBill',
    'Auto Pay starts with your next bill. Please pay this one yourself.',
    'El Pago Automático comienza con su próxima factura. Esta debe pagarla usted.',
  ],
  [
    'it is off meanwhile, as the page before says',
    'auto-pay:enroll.goesOn',
    'Once you turn it on, Auto Pay continues as it was before your last change.',
    'Cuando lo active, el Pago Automático seguirá como estaba antes de su último cambio.',
  ],
  [
    'also after that day',
    'auto-pay:cancel.owed',
    'You still owe {{amount}}, due {{date}}.',
    'Todavía debe {{amount}}. Fecha de vencimiento: {{date}}.',
  ],
  [
    'also after that day',
    'scheduled:cancel.owed',
    'You still owe {{amountDue}}, due {{dueDate}}.',
    'Todavía debe {{amountDue}}. Fecha de vencimiento: {{dueDate}}.',
  ],
  [
    'not as if a payment were on its way',
    'device-balances:states.PAYING',
    'Paid monthly',
    'En pagos mensuales',
  ],
  [
    'a phone, not a plan that gets better',
    'device-balances:upgrades.ELIGIBLE',
    'Eligible for upgrade',
    'Puede cambiarlo por uno nuevo',
  ],
  [
    'a TV that goes on is switched on',
    'streaming:activate.done.text',
    'Your TV will continue on its own in a moment.',
    'Su TV continuará por sí sola en un momento.',
  ],
  [
    'which step, not which place',
    'self-install:contact.intro',
    "Tell us which step you're on, and we'll continue from there.",
    'Díganos en qué paso está y seguimos desde ahí.',
  ],
  [
    'nobody gets it besides',
    'upgrade:intro',
    'Faster internet or more channels, compared with what you have today.',
    'Internet más rápido o más canales, en comparación con lo que tiene hoy.',
  ],
  [
    'a call is put on hold',
    'voice:forward.doneText',
    'It applies from the next call.',
    'Se aplica a partir de la próxima llamada.',
  ],
  ['not as if it were probable', 'shell:home.safe.title', 'Safe with us', 'Pague con seguridad'],
  [
    'says what goes well, or not',
    'activation:intro',
    'What we sent you, and how setup is going.',
    'Lo que le enviamos y cómo va la configuración.',
  ],
  [
    'BL-VAL-056: also of a card that has expired already',
    'auto-pay:attention.expires',
    "{{method}} ending in {{lastFour}} won't be valid for your next payment.",
    '{{method}} que termina en {{lastFour}} no será válida para su próximo pago.',
  ],
  [
    'BL-VAL-056: also of a card that has expired already',
    'methods:service.states.EXPIRED',
    "This card won't be valid for the next payment.",
    'Esta tarjeta no será válida para el próximo pago.',
  ],
  [
    'it has not begun yet',
    'auto-pay:states.STARTS_NEXT_BILL',
    'On, from your next bill',
    'Activado a partir de su próxima factura',
  ],
  [
    'not charges that are due at sight',
    'statements:charges.total',
    'All charges shown',
    'Total de los cargos mostrados',
  ],
  [
    'also of a bill that is lower, by a credit that is of this month only',
    'statements:why.once',
    '{{amount}} of this difference is on this bill only.',
    'De esta diferencia, {{amount}} corresponden solo a esta factura.',
  ],
  [
    'no statement shows the day of Auto Pay: the card of the bill does (BL-LND-014)',
    'legal:electronic.when.text',
    'Auto Pay takes the amount due of your bill, on the due date or on the day that you choose. Your billing page shows the amount and the day before anything is taken, and your statement tells you when the amount is not that of the month before. A scheduled payment is taken on the day that you choose.',
    'El Pago Automático cobra el monto a pagar de su factura en la fecha de vencimiento o en el día que elija. Su página de facturación muestra el monto y el día antes de que se cobre algo, y su estado de cuenta le avisa cuando el monto no es el del mes anterior. Un pago programado se cobra el día que elija.',
  ],
  [
    'what is past due has to be paid, not what is due later',
    'upgrade:delinquency.text',
    'You can upgrade once nothing is past due.',
    'Podrá mejorar el servicio cuando su cuenta esté al día.',
  ],
  [
    'what is past due has to be paid, not what is due later',
    'offers:pastDue',
    'You can order once nothing is past due.',
    'Podrá pedir cuando su cuenta esté al día.',
  ],
  [
    'one thinks about it',
    'auto-pay:intro',
    "Auto Pay pays your bill each month, so that you don't have to think about it.",
    'El Pago Automático paga su factura cada mes, para que usted no tenga que pensar en ello.',
  ],
  [
    'SH-CONN-018, SH-I18N-004',
    'shell:lostConnection.title',
    'Internet Connection Issues',
    'Problemas de conexión a internet',
  ],
  [
    'SH-CONN-019, SH-I18N-005',
    'shell:lostConnection.text',
    "We're trying to reconnect. Please check your internet connection.",
    'Estamos tratando de restablecer la conexión. Verifique su conexión a internet.',
  ],
  [
    'in the words of this country',
    'services:voice.power',
    'Home phone does not work in a power outage without a battery.',
    'Sin batería, el teléfono no funciona durante un corte de luz.',
  ],
  [
    'in the words of this country',
    'services:add.voice.know.text',
    'It needs power: without a battery it is silent in a power outage.',
    'Necesita electricidad: sin batería no funciona durante un corte de luz.',
  ],
  ['SH-I18N-012', 'shell:notFound.heading', "We can't find that page", 'No encontramos esa página'],
  [
    'SH-I18N-012',
    'shell:notFound.intro',
    'The address may be misspelled, or the page may have moved.',
    'Es posible que la dirección esté mal escrita o que la página haya cambiado de lugar.',
  ],
  ['SH-I18N-013', 'shell:error.heading', 'Service Unavailable', 'Servicio no disponible'],
  [
    'SH-I18N-013',
    'shell:error.intro',
    "We're sorry, something on our end didn't work quite right. Please try again later.",
    'Lo sentimos, algo no funcionó bien de nuestra parte. Intente de nuevo más tarde.',
  ],
  [
    'SH-I18N-014',
    'shell:maintenance.heading',
    "We're working on this site",
    'Estamos trabajando en este sitio',
  ],
  [
    'SH-I18N-014',
    'shell:maintenance.intro',
    "It will be back soon. Please try again in a little while. Payments that were made already aren't affected.",
    'Volverá pronto. Intente de nuevo en un rato. Los pagos que ya se hicieron no se ven afectados.',
  ],
  ['SH-I18N-018', 'session:timeout.title', 'Are you still there?', '¿Sigue ahí?'],
  [
    'SH-I18N-018',
    'session:timeout.text',
    'Your session ends at {{time}}.',
    'Hora en que termina su sesión: {{time}}.',
  ],
  ['SH-I18N-018', 'session:timeout.stay', 'Stay signed in', 'Continuar la sesión'],
  ['SH-I18N-018', 'session:timeout.leave', 'Sign out', 'Cerrar sesión'],
])('%s: %s is "%s", and in Spanish "%s"', (_, key, en, es) => {
  const [namespace = '', name = ''] = key.split(':');
  expect([locales['en']?.[namespace]?.[name], locales['es']?.[namespace]?.[name]]).toEqual([en, es]);
});

it('in Spanish a button says what it does, and gives the customer no order', () => {
  const labels = [...new Set(controlsIn(site.manifests).map((label) => say(label, {}, 'es')))];
  expect(labels.length).toBeGreaterThan(200);
  const orders =
    /^(Active|Administre|Agregue|Cambie|Chatee|Configure|Cree|Elija|Encuentre|Mejore|Traiga|Vea)(?!\p{L})/u;
  expect(labels.filter((label) => orders.test(label))).toEqual([]);
});

it.each([
  ['anymore', /\bany more\b/],
  ['type', /\bkind\b(?!\})/i],
  ['billing settings', /\bbill settings\b/i],
  ['appointment', /\b(technician|scheduled) visit\b|\bvisit (is )?scheduled\b/i],
  ['unread', /\bnot read\b/i],
])('in English one word is used for one thing: %s', (_, other) => {
  const sentences = Object.entries(locales['en'] ?? {}).flatMap(([namespace, words]) =>
    Object.entries(words).map(([key, sentence]) => `${namespace}:${key} ${sentence}`),
  );
  expect(sentences.filter((sentence) => other.test(sentence.replace(/^\S+ /, '')))).toEqual([]);
});

it.each(['order:setUp.technician', 'orders:visit.text', 'visits:prepare'])(
  'who has to be at home for a technician is said in the same words everywhere: %s',
  (key) => {
    expect(say(key)).toContain('An adult has to be at home.');
    expect(say(key, {}, 'es')).toContain('Debe haber un adulto en casa.');
  },
);

/** The placeholder of a value has the name that the specification gives the value. */
it.each<[row: string, placeholder: string, key: string]>([
  ['BL-ENT-047', 'amount', 'coverage:scheduled'],
  ['BL-ENT-047', 'entryDate', 'mobile-alerts:paid.online'],
  ['BL-ENT-047', 'paymentMethodType', 'mobile-alerts:paid.online'],
  ['BL-ENT-047', 'lastFour', 'billing:methods.ending'],
  ['BL-ENT-047', 'servicesEnrolled', 'auto-pay:cancel.heading'],
  ['BL-ENT-047', 'displayDurationMinutes', 'payment:restoration.minutes_other'],
  ['BL-ENT-048', 'minAmount', 'payment:amount.between'],
  ['BL-ENT-048', 'maxAmount', 'payment:amount.between'],
  ['BL-ENT-048', 'lastFuturePaymentDate', 'payment:date.range'],
  ['BL-ENT-048', 'day', 'auto-pay:dayOfMonth'],
])('%s: {{%s}} stands in %s, in both languages', (_, placeholder, key) => {
  const [namespace = '', name = ''] = key.split(':');
  for (const language of ['en', 'es'])
    expect(locales[language]?.[namespace]?.[name]).toMatch(new RegExp(`\\{\\{${placeholder}[,}]`));
});

it('SH-I18N-011: the side menu, the menu of phones and the footer say everything in both languages', () => {
  const labels = Object.values(site.manifests.navigation).flatMap(({ label, items }) => [
    label,
    ...items.map((item) => item.label),
  ]);
  expect(Object.fromEntries(labels.map((label) => [say(label), say(label, {}, 'es')]))).toEqual({
    Main: 'Principal',
    Home: 'Inicio',
    Billing: 'Facturación',
    'Watch TV': 'Ver TV',
    Internet: 'Internet',
    TV: 'TV',
    'Home phone': 'Teléfono residencial',
    Mobile: 'Móvil',
    Equipment: 'Equipos',
    Plan: 'Plan',
    Orders: 'Pedidos',
    Appointments: 'Citas',
    Notifications: 'Avisos',
    Preferences: 'Preferencias',
    Services: 'Servicios',
    Support: 'Ayuda',
    Footer: 'Pie de página',
    'Contact us': 'Contáctenos',
    'Site map': 'Mapa del sitio',
    'Terms of service': 'Términos del servicio',
    Privacy: 'Privacidad',
    Accessibility: 'Accesibilidad',
  });
});

/** The labels, without values of their own, of everything that can be pressed. */
function controlsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { do: action, label } = part as { do?: unknown; label?: unknown };
  const own = action !== undefined && typeof label === 'string' ? [label] : [];
  return [...own, ...Object.values(part).flatMap((inside) => controlsIn(inside))];
}
