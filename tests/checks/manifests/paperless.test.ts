import { expect, it } from 'vitest';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import type { SummarySettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { beginPayment, sequence as oneTimePayment } from './oneTimePayment.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const sequence = site.manifests.sequence['paperless'];

it('BL-PPL-003, BL-PPL-004: offers only what is not so already', () => {
  expect(offered(false)).toEqual(['Get bills online only']);
  expect(offered(true)).toEqual(['Get paper bills again']);
});

it('BL-PPL-005: what failed with a payment leads there', () => {
  const extras = JSON.stringify(site.manifests.sequence['one-time-payment']?.results);
  expect(extras).toContain(
    '"text":"payment:extras.paperlessFailed","controls":[{"label":"paperless:settings","do":{"go":{"route":"paperless-bill","params":{"bill":{"fact":"billing.bill"}}}}',
  );
});

it.each([
  ['en', "We couldn't turn on paperless billing. Your payment isn't affected. Go to Settings to finish."],
  [
    'es',
    'No pudimos activar la facturación sin papel. Esto no afecta su pago. Vaya a Ajustes para terminar.',
  ],
] as const)(
  'BL-OTP-044: what was ticked in a payment is not turned on where payments offer it no more, which the receipt says (%s)',
  (language, said) => {
    const payment = beginPayment({ ...regular, 'toggle:paperless-in-payment': false }, 'review').change({
      methodSource: 'new-bank-account',
      methodType: 'BANK_ACCOUNT',
      lastFour: '6789',
      token: 'token-1',
      paperless: true,
    });
    expect(payment.send('pay').settle('succeeded', { paymentDate: '2026-11-20' }).at()).toBe('paid');
    const notices = shownWidgets(payment.evaluator(), oneTimePayment.manifest.results?.['paid']?.body ?? [])
      .filter(({ widget }) => widget === 'content/notice')
      .map(({ settings }) => say((settings as { text: Copy }).text, payment.facts(), language));
    expect(notices).toEqual([said]);
  },
);

it.each<[Language, boolean, string[]]>([
  ['en', false, ['Bill delivery, Mobile: Paper and online', 'Go paperless']],
  ['en', true, ['Bill delivery, Mobile: Online', 'Change']],
  ['es', false, ['Entrega de la factura, Móvil: En papel y en línea', 'Usar la facturación sin papel']],
  ['es', true, ['Entrega de la factura, Móvil: En línea', 'Cambiar']],
])(
  'BL-PPL-001, BL-LND-011: of several bills each says how it comes, and leads to its own settings (%s, paperless: %s)',
  (language, paperless, expected) => {
    const mobile = { 'billing.area': 'MOBILE', 'bill.area': 'MOBILE', 'bill.id': 'mobile' };
    const facts = { ...regular, ...mobile, 'account.hasSeveralBills': true, 'billing.paperless': paperless };
    const [row, ...more] = deliveryRows(facts);
    expect(more).toEqual([]);
    const action = row?.action;
    expect([
      `${say(row?.label, facts, language)}: ${say(row?.value, facts, language)}`,
      say(action?.label, facts, language),
    ]).toEqual(expected);
    expect(action?.do).toEqual({ go: { route: 'paperless-bill', params: { bill: { fact: 'bill.id' } } } });
  },
);

it('BL-PPL-004: whoever has one bill is asked about that one, without its name', () => {
  const facts = { ...regular, 'account.hasSeveralBills': false, 'billing.paperless': true };
  expect(deliveryRows(facts).map(({ label }) => say(label))).toEqual(['Bill delivery', 'Paperless billing']);
});

it.each([
  [true, ['En línea', 'Activada']],
  [false, ['En papel y en línea', 'Desactivada']],
])(
  'BL-LND-011: in Spanish “facturación sin papel” is on or off as a feminine (paperless: %s)',
  (paperless, values) => {
    const rows = deliveryRows({
      ...regular,
      'account.hasSeveralBills': false,
      'billing.paperless': paperless,
    });
    expect(rows.map(({ value }) => say(value, {}, 'es'))).toEqual(values);
  },
);

/** The rows of the landing about the delivery of bills. */
function deliveryRows(facts: Facts) {
  const evaluator = askerFor(facts);
  return shownWidgets(
    evaluator,
    widgetsOfPage('billing').filter(({ slots }) => slots?.['aside']),
  )
    .filter(({ widget }) => widget === 'content/summary')
    .flatMap(({ settings }) => (settings as unknown as SummarySettings).rows)
    .filter(({ when }) => JSON.stringify(when ?? {}).includes('billing.paperless') && holds(evaluator, when));
}

function offered(paperless: boolean): string[] {
  const evaluator = askerFor({ ...regular, 'billing.paperless': paperless });
  const actions = sequence?.steps['delivery']?.actions ?? [];
  return actions.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label));
}
