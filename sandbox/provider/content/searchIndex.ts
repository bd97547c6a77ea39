import type { Language } from '../../platform/language.ts';

/** A searchable page: its id, title, summary, and other words by which people look for it. */
export interface SearchEntry {
  page: SearchedPage;
  title: string;
  summary: string;
  words: string;
}

/** The searchable pages. */
type SearchedPage =
  | 'BILLING'
  | 'PAY'
  | 'AUTO_PAY'
  | 'METHODS'
  | 'OUTAGES'
  | 'VISITS'
  | 'EQUIPMENT'
  | 'ORDERS'
  | 'CHANNELS'
  | 'PREFERENCES'
  | 'CONTACT'
  | 'HELP';

type Said = readonly [title: string, summary: string, words: string];

const index: readonly { page: SearchedPage; en: Said; es: Said }[] = [
  {
    page: 'BILLING',
    en: [
      'Your bill',
      'What you owe, when, and what was paid.',
      'billing statement balance due charges invoice receipt pay history paperless late fee refund credit',
    ],
    es: [
      'Su factura',
      'Cuánto debe, cuándo, y qué se pagó.',
      'facturación estado de cuenta saldo cargos recibo pagar historial sin papel mora reembolso crédito',
    ],
  },
  {
    page: 'PAY',
    en: ['Make a payment', 'Pay by card or from a bank account.', 'pay my bill card checking'],
    es: [
      'Hacer un pago',
      'Pague con tarjeta o desde una cuenta bancaria.',
      'pagar mi factura tarjeta cuenta',
    ],
  },
  {
    page: 'AUTO_PAY',
    en: ['Auto Pay', 'Have each bill paid by itself.', 'automatic autopay draft discount'],
    es: ['Pago Automático', 'Que cada factura se pague sola.', 'automático autopay débito descuento'],
  },
  {
    page: 'METHODS',
    en: ['Payment methods', 'The cards and bank accounts that you have saved.', 'wallet card bank expired'],
    es: ['Métodos de pago', 'Las tarjetas y cuentas que tiene guardadas.', 'cartera tarjeta banco vencida'],
  },
  {
    page: 'OUTAGES',
    en: [
      'Outages',
      "What doesn't work where, and when it is back.",
      'internet down not working slow restored',
    ],
    es: [
      'Interrupciones',
      'Qué no funciona, dónde y cuándo vuelve.',
      'internet caído apagón no funciona lento',
    ],
  },
  {
    page: 'VISITS',
    en: ['Your appointments', 'When a technician comes to you.', 'visit technician reschedule installation'],
    es: ['Sus citas', 'Cuándo va un técnico a su hogar.', 'cita técnico cambiar instalación'],
  },
  {
    page: 'EQUIPMENT',
    en: [
      'Services and equipment',
      'Your gateway, pods and boxes, and how they are doing.',
      'internet wifi speed test router modem cable box device restart password home phone voicemail',
    ],
    es: [
      'Servicios y equipos',
      'Su módem, sus pods y receptores, y cómo están.',
      'internet wifi velocidad prueba router módem receptor dispositivo reiniciar contraseña teléfono buzón de voz',
    ],
  },
  {
    page: 'ORDERS',
    en: ['Your orders', "What you've ordered, and where it is.", 'shipping tracking delivery phone'],
    es: ['Sus pedidos', 'Lo que pidió y dónde está.', 'envío rastreo entrega teléfono'],
  },
  {
    page: 'CHANNELS',
    en: [
      'Channel lineup',
      'The number of each channel, and whether it is in your plan.',
      'tv channels sports guide',
    ],
    es: ['Guía de canales', 'El número de cada canal y si está en su plan.', 'tv canales deportes'],
  },
  {
    page: 'PREFERENCES',
    en: ['Preferences', 'What we tell you, and how.', 'emails texts notifications unsubscribe'],
    es: ['Preferencias', 'De qué le avisamos y cómo.', 'correos textos avisos cancelar suscripción'],
  },
  {
    page: 'CONTACT',
    en: [
      'Contact us',
      'Call, or come to a store.',
      'phone number stores cancel service move moving agent person refund',
    ],
    es: [
      'Contáctenos',
      'Llame o venga a una tienda.',
      'número teléfono tiendas cancelar servicio mudanza mudarse agente persona reembolso',
    ],
  },
  {
    page: 'HELP',
    en: [
      'Help by topic',
      'Billing, internet, TV, home phone and mobile.',
      'support how to password sign in remote',
    ],
    es: [
      'Ayuda por tema',
      'Facturas, internet, TV, teléfono y móvil.',
      'asistencia cómo contraseña sesión control remoto',
    ],
  },
];

/** The search index in a language: the most requested pages first. */
export function searchIndex(language: Language): SearchEntry[] {
  return index.map(({ page, [language]: [title, summary, words] }) => ({ page, title, summary, words }));
}
