import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds } from './placed.ts';
import { say, type Language } from './say.ts';

const mobile: Facts = {
  ...regular,
  'billing.area': 'MOBILE',
  'billing.bill': 'mobile',
  'billing.mobileState': 'CURRENT',
  'billing.canEnrollInAutoPay': false,
};
const late: Facts = { 'billing.amountDue': 8800, 'billing.pastDue': 8800 };

describe('what is said of mobile service', () => {
  it.each<[rows: string, state: string, tone: string, en: string[], es: string[]]>([
    [
      'BL-DLQ-010',
      'PAST_DUE',
      'warning',
      ['Your mobile bill is past due', '$88.00 is past due. Pay it now to keep your mobile service running.'],
      [
        'Su factura móvil está vencida',
        'Tiene $88.00 vencidos. Pague ahora para mantener su servicio móvil.',
      ],
    ],
    [
      'BL-DLQ-011, BL-DLQ-014, BL-CON-009',
      'HOTLINED',
      'danger',
      [
        'Your mobile service is limited',
        'Pay the $88.00 that is past due. Mobile service is back 1 to 2 hours after payment.',
      ],
      [
        'Su servicio móvil está limitado',
        'Pague los $88.00 vencidos. El servicio móvil vuelve de 1 a 2 horas después del pago.',
      ],
    ],
    [
      'BL-DLQ-012, BL-DLQ-014, BL-CON-009',
      'TEMPORARILY_DISCONNECTED',
      'danger',
      [
        'Pay to restore mobile service',
        "Your mobile service is off for now. Pay the $88.00 that is past due, and it's back 1 to 2 hours after payment.",
      ],
      [
        'Pague para restablecer el servicio móvil',
        'Su servicio móvil está desconectado por ahora. Pague los $88.00 vencidos y volverá de 1 a 2 horas después del pago.',
      ],
    ],
  ])('%s: %s', (_, state, tone, en, es) => {
    const facts = { ...late, 'billing.mobileState': state };
    const [first] = shown(facts);
    expect(first).toMatchObject({ tone, words: en, offers: [['Pay now', 'pay-bill']] });
    expect(shown(facts, 'es')[0]?.words).toEqual(es);
  });

  it('BL-DLQ-013: an inactive account is said to be one, without a word of when service is back', () => {
    const facts = { 'billing.mobileState': 'DISCONNECTED', 'billing.status': 'DISCONNECTED' };
    expect(shown(facts)).toEqual([
      {
        tone: 'danger',
        words: [
          'Your mobile account is inactive',
          'Mobile service has ended for this account. To have it again, visit a store.',
        ],
        offers: [['Find a store', 'store-finder']],
      },
    ]);
    expect(shown(facts, 'es')[0]?.words[0]).toBe('Su cuenta móvil está inactiva');
  });

  it('BL-DLQ-009, BL-DLQ-013: an inactive account that still owes is told so, and can pay', () => {
    const facts = { ...late, 'billing.mobileState': 'DISCONNECTED', 'billing.status': 'DISCONNECTED' };
    const owing = {
      tone: 'danger',
      words: [
        'Your mobile account is inactive',
        'Mobile service has ended for this account, and $88.00 is still past due.',
      ],
      offers: [['Pay now', 'pay-bill']],
    };
    expect(shown(facts)).toEqual([owing]);
    expect(shown(facts, 'es')[0]?.words[1]).toBe(
      'Esta cuenta ya no tiene servicio móvil y todavía debe $88.00 vencidos.',
    );
    expect(shown({ ...facts, 'billing.leftPastDue': 0 })[0]?.offers).toEqual([
      ['Find a store', 'store-finder'],
    ]);
  });

  it('asks nobody to pay what is on its way, and who may not pay for nothing', () => {
    const hotlined = { ...late, 'billing.mobileState': 'HOTLINED' };
    expect(shown({ ...hotlined, 'billing.leftPastDue': 0 })).toEqual([]);
    expect(shown({ ...hotlined, 'billing.inFlight': 'mine' })).toEqual([]);
    expect(shown({ ...hotlined, 'billing.restriction': 'ALL_ONLINE' })[0]?.offers).not.toContainEqual([
      'Pay now',
      'pay-bill',
    ]);
  });

  it('is nothing where mobile is in order, or the bill is another one', () => {
    expect(shown({})).toEqual([]);
    expect(shown({ 'billing.mobileState': 'NONE', 'billing.area': 'STREAMING' })).toEqual([]);
  });
});

describe('the confirmation of a payment of mobile', () => {
  const paid: Facts = {
    'billing.confirmedId': 'p-1',
    'billing.confirmedAmount': 6250,
    'billing.confirmedOn': '2026-11-19',
    'billing.confirmedMethod': 'VISA',
    'billing.confirmedLastFour': '1010',
  };

  it.each<[row: string, wording: string, en: string, es: string]>([
    [
      'BL-BAN-008',
      'online',
      'Your payment of $62.50 on Thursday, November 19 with Visa ending in 1010 was made online.',
      'Su pago de $62.50 del jueves 19 de noviembre con Visa que termina en 1010 se hizo en línea.',
    ],
    [
      'BL-BAN-009',
      'automatic',
      'Your Auto Pay payment of $62.50 was made on Thursday, November 19 with Visa ending in 1010.',
      'El Pago Automático pagó $62.50 el jueves 19 de noviembre con Visa que termina en 1010.',
    ],
    [
      'BL-BAN-010',
      'chat',
      'Your payment of $62.50 was made on Thursday, November 19 through chat with Visa ending in 1010.',
      'Su pago de $62.50 se hizo el jueves 19 de noviembre por chat con Visa que termina en 1010.',
    ],
    [
      'BL-BAN-011',
      'phone',
      'Your payment of $62.50 was made on Thursday, November 19 by phone with Visa ending in 1010.',
      'Su pago de $62.50 se hizo el jueves 19 de noviembre por teléfono con Visa que termina en 1010.',
    ],
    [
      'BL-BAN-012',
      'agent',
      'Your payment of $62.50 was made on Thursday, November 19 with an agent using Visa ending in 1010.',
      'Un agente procesó su pago de $62.50 el jueves 19 de noviembre con Visa que termina en 1010.',
    ],
    [
      'BL-BAN-013',
      'store',
      'Your payment of $62.50 was made on Thursday, November 19 in a store with Visa ending in 1010.',
      'Su pago de $62.50 se hizo el jueves 19 de noviembre en una tienda con Visa que termina en 1010.',
    ],
    [
      'BL-BAN-014',
      'cash',
      'Your cash payment of $62.50 was received on Thursday, November 19.',
      'Recibimos su pago en efectivo de $62.50 el jueves 19 de noviembre.',
    ],
    [
      'BL-BAN-015',
      'no-amount',
      'We received your payment on Thursday, November 19.',
      'Recibimos su pago el jueves 19 de noviembre.',
    ],
    [
      'BL-BAN-016',
      'no-method',
      'Your payment of $62.50 was received on Thursday, November 19.',
      'Recibimos su pago de $62.50 el jueves 19 de noviembre.',
    ],
  ])('%s, BL-BAN-007: says of one that was paid %s what is known of it', (_, wording, en, es) => {
    const facts = { ...paid, 'billing.confirmation': wording };
    expect(shown(facts)).toEqual([
      { tone: 'success', words: ['Thank you for your payment', en], offers: [] },
    ]);
    expect(shown(facts, 'es')[0]?.words).toEqual(['Gracias por su pago', es]);
  });

  it('BL-BAN-008: names a bank account, and a card of no known brand, as one does within a sentence', () => {
    const said = ['BANK_ACCOUNT', 'CREDIT_CARD'].flatMap((method) =>
      (['en', 'es'] as const).map(
        (language) =>
          shown({ ...paid, 'billing.confirmation': 'online', 'billing.confirmedMethod': method }, language)[0]
            ?.words[1],
      ),
    );
    expect(said).toEqual([
      expect.stringContaining('with a bank account ending in 1010 was'),
      expect.stringContaining('con una cuenta bancaria que termina en 1010 se'),
      expect.stringContaining('with a card ending in 1010 was'),
      expect.stringContaining('con una tarjeta que termina en 1010 se'),
    ]);
  });

  it('BL-BAN-007: stays away once it was put away, until there is another payment', () => {
    const online = { ...paid, 'billing.confirmation': 'online' };
    expect(shown(online, 'en', isDismissed)).toEqual([]);
    expect(shown({ ...online, 'billing.confirmedId': 'p-2' }, 'en', isDismissed)).toHaveLength(1);
  });

  it('BL-BAN-020: stands below what is urgent, and a payment that is being processed', () => {
    const facts = {
      ...late,
      ...paid,
      'billing.mobileState': 'HOTLINED',
      'billing.paymentPending': true,
      'billing.confirmation': 'phone',
    };
    expect(shown(facts).map(({ words: [title] }) => title)).toEqual([
      'Your mobile service is limited',
      'Your payment is being processed',
      'Thank you for your payment',
    ]);
  });
});

const isDismissed = (id: string): boolean => id === 'mobile-paid-online.p-1';

/** The banners of a mobile bill, in words. */
function shown(facts: Facts, language: Language = 'en', wasDismissed: (id: string) => boolean = () => false) {
  const known = { ...mobile, ...facts };
  const evaluator = askerFor(known);
  return decideBanners(evaluator, 'billing-alerts', { route: 'billing', isDismissed: wasDismissed }).map(
    ({ banner }) => ({
      tone: banner.tone,
      words: [say(banner.title, known, language), say(banner.text, known, language)],
      offers: (banner.actions ?? [])
        .filter(({ when }) => holds(evaluator, when))
        .map(({ label, do: action }) => [
          say(label, known),
          'go' in action ? Object.values(action.go)[0] : '',
        ]),
    }),
  );
}
