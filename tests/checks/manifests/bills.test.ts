import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { firstHolding } from '../../../engine/core/decision/index.ts';
import type { Control, Copy } from '../../../engine/core/manifest/index.ts';
import type { NoticeBoxSettings, StatusCardSettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { everyWidget, holds, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const cards = widgetsOfPage('billing')
  .filter(({ widget }) => widget === 'billing/status-card')
  .map(({ settings }) => settings as unknown as StatusCardSettings);
const [first, other] = cards;
const pageCard = widgetsOfPage('bill').find(({ widget }) => widget === 'billing/status-card');
const onPage = pageCard?.settings as unknown as StatusCardSettings;

const mobile: Facts = {
  ...regular,
  'account.hasSeveralBills': true,
  'billing.area': 'MOBILE',
  'billing.bill': 'mobile',
  'bill.id': 'mobile',
  'bill.area': 'MOBILE',
  'bill.numberEnding': '1207',
};

describe('another bill that is past due', () => {
  const line = widgetsOfPage('billing').find(
    ({ widget, slots }) =>
      widget === 'content/each' && slots?.['body']?.some((placed) => placed.widget === 'content/notice'),
  );
  const notice = line?.slots?.['body']?.[0]?.settings as unknown as NoticeBoxSettings;
  const behind: Facts = { ...regular, 'account.hasSeveralBills': true, 'account.delinquent': true };

  it('BL-BAN-020, BL-LND-003: is said above the first bill, by the name of its service and with the way to it', () => {
    expect(holds(askerFor(behind), line?.when)).toBe(true);
    expect([say(notice.text, mobile), say(notice.controls?.[0]?.label, mobile)]).toEqual([
      'Your Mobile bill is past due.',
      'See your Mobile bill',
    ]);
    expect(say(notice.text, mobile, 'es')).toBe('Tiene una factura vencida: Móvil.');
    expect(notice.controls?.[0]?.do).toEqual({
      go: { route: 'bill', params: { bill: { fact: 'bill.id' } } },
    });
    expect((line?.settings as { where?: unknown } | undefined)?.where).toEqual({
      all: [
        { fact: 'bill.isFirst', is: false },
        { fact: 'bill.isPastDue', is: true },
      ],
    });
  });

  it.each<[string, Facts]>([
    ['the first bill is past due itself', { 'billing.pastDue': 4000 }],
    ['there is no other', { 'account.hasSeveralBills': false }],
    ['none is past due', { 'account.delinquent': false }],
  ])('is not said where %s', (_, facts) => {
    expect(holds(askerFor({ ...behind, ...facts }), line?.when)).toBe(false);
  });
});

describe('a payment from the list of scheduled ones', () => {
  const pay = widgetsOfPage('scheduled-payments')
    .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
    .find(({ label }) => label === 'billing:pay.make');

  it('BL-OTP-040: is offered while there are less than two', () => {
    expect(holds(askerFor({ ...regular, 'billing.futurePayments': 1 }), pay?.when)).toBe(true);
    expect(holds(askerFor({ ...regular, 'billing.futurePayments': 2 }), pay?.when)).toBe(false);
  });
});

describe('the card of a bill beside the first', () => {
  it('BL-LND-003, BL-MOB-002: names its service and account, in either language', () => {
    expect(say(other?.bill?.text, mobile)).toBe('Mobile, account ending in 1207');
    expect(say(other?.bill?.text, mobile, 'es')).toBe('Móvil, cuenta que termina en 1207');
  });

  it('BL-LND-012, BL-LND-022: says what is due, and offers to pay that bill', () => {
    expect(card()).toEqual({
      id: 'payment-due',
      title: 'Amount due',
      amount: '$84.10',
      offers: ['Make a payment for Mobile'],
    });
    expect(card({}, 'es').offers).toEqual(['Hacer un pago: Móvil']);
  });

  it('BL-LND-022: offers to pay besides, and to manage Auto Pay, where that pays it, there and on its page', () => {
    const autoPay = {
      'billing.autoPayEnrolled': true,
      'billing.autoPayScheduled': true,
      'billing.autoPayAmount': 8410,
      'billing.autoPayDate': '2026-12-01',
    };
    for (const shown of [other, onPage])
      expect(card(autoPay, 'en', shown)).toMatchObject({
        id: 'auto-pay-scheduled',
        offers: ['Make an additional payment for Mobile', 'Manage Auto Pay'],
      });
    expect(card({ ...autoPay, 'session.role': 'Standard' }).offers).not.toContain('Manage Auto Pay');
  });

  it('BL-DLQ-001: says what is past due of it', () => {
    expect(card({ 'billing.pastDue': 4000 })).toMatchObject({
      id: 'past-due',
      offers: ['Make a payment for Mobile'],
    });
  });

  it('says everything that the first card says, in the same order', () => {
    expect(other?.states.map(({ id }) => id)).toEqual(first?.states.map(({ id }) => id));
    expect(onPage.states.map(({ id }) => id)).toEqual(first?.states.map(({ id }) => id));
  });

  it('is the first thing on the page of that bill, and pays it', () => {
    expect(card({}, 'en', onPage)).toEqual(card());
    expect(site.manifests.page['bill']?.body[1]).toBe(pageCard);
  });

  it('BL-LND-018, BL-LND-019, BL-LND-020, BL-LND-005: leads to the payment of that bill alone', () => {
    const elsewhere = new Set<Copy>(['coverage:seeScheduled', 'billing:autoPay.manage']);
    const places = other?.states
      .flatMap(({ controls }) => controls)
      .flatMap(({ label, do: action }) => (elsewhere.has(label) ? [] : action));
    expect(new Set(places?.map((place) => JSON.stringify(place)))).toEqual(
      new Set(['{"go":{"route":"pay-bill","params":{"bill":{"fact":"bill.id"}}}}']),
    );
  });

  it.each<[string, Facts]>([
    ['BL-ERR-009: its payments are down', { 'billing.billPayAvailable': false }],
    ['BL-RST-012: nothing of it can be paid online', { 'billing.restriction': 'ALL_ONLINE' }],
    ['BL-ROL-006: this person may not pay', { 'account.canPayBill': false }],
  ])('offers no payment that would be refused: %s', (_, facts) => {
    expect(card(facts).offers).toEqual([]);
  });
});

it.each(['CARDS_AND_BANK_ACCOUNTS', 'ALL_ONLINE'])(
  'BL-RST-007: the page of a bill that cannot be paid online (%s) says so in the place of the buttons, and leads to a store instead',
  (restriction) => {
    const evaluator = askerFor({ ...mobile, 'billing.restriction': restriction });
    expect(card({ 'billing.restriction': restriction }, 'en', onPage).offers).toEqual([]);
    expect(pageCard?.slots?.['instead']).toMatchObject([
      { widget: 'shell/banners', settings: { placement: 'instead-of-paying' } },
    ]);
    const at = { route: 'bill', isDismissed: () => false };
    const [why] = decideBanners(evaluator, 'instead-of-paying', at);
    expect(why?.banner.text).toBe('restricted:closed.text');
    expect(why?.banner.actions?.map(({ label }) => label)).toContain('billing:unavailable.storeFinder');
  },
);

it.each<[Language, string]>([
  ['en', 'Mobile service is back 1 to 2 hours after payment.'],
  ['es', 'El servicio móvil vuelve de 1 a 2 horas después del pago.'],
])('BL-CON-009, BL-DLQ-014: says when mobile service is back, in %s', (language, sentence) => {
  const { steps, results } = site.manifests.sequence['one-time-payment'] ?? {};
  const after = { ...mobile, 'billing.restoration': 'hours', 'one-time-payment.restoration': 'hours' };
  const evaluator = askerFor(after);
  const said = everyWidget(results?.['paid']?.body ?? [])
    .filter(({ widget, when }) => widget === 'content/notice' && when && holds(evaluator, when))
    .map(({ settings }) => say((settings as { text: Copy }).text, after, language));
  expect(said).toEqual([sentence]);
  expect(steps?.['review']?.on?.['pay']?.transitions).toContainEqual(
    expect.objectContaining({ set: { restoration: 'hours' } }),
  );
});

it.each<[Language, string, string]>([
  [
    'en',
    'After you pay what is past due, home services that were interrupted come back within minutes in most cases. Mobile service is back 1 to 2 hours after payment.',
    'Taxes and fees are set by governments, or pass on what they charge us. They can change from one bill to the next.',
  ],
  [
    'es',
    'Después de que pague lo vencido, los servicios del hogar interrumpidos vuelven en cuestión de minutos en la mayoría de los casos. El servicio móvil vuelve de 1 a 2 horas después del pago.',
    'Los impuestos y cargos los fijan las autoridades o son lo que ellas nos cobran a nosotros. Pueden cambiar de una factura a otra.',
  ],
])(
  'BL-LND-026, BL-CON-009: the billing disclosures promise mobile service no sooner, in %s',
  (language, restoration, taxes) => {
    const { body = [] } = site.manifests.dialog['billing-disclosures'] ?? {};
    const said = body.map(({ settings }) => say((settings as { text: Copy }).text, regular, language));
    expect(said.slice(1)).toEqual([restoration, taxes]);
  },
);

it('BL-LND-004: whoever has one bill sees one card, without a name', () => {
  const evaluator = askerFor(regular);
  const each = widgetsOfPage('billing').find(({ widget }) => widget === 'content/each');
  expect(holds(evaluator, each?.when)).toBe(false);
  expect(holds(evaluator, first?.bill?.when)).toBe(false);
});

it('BL-LND-005: a payment names the account of the bill that it is about', () => {
  const { subject, operations } = site.manifests.sequence['one-time-payment'] ?? {};
  expect(subject).toEqual({ record: 'bill', param: 'bill' });
  expect(site.manifests.facts['billing']?.about).toEqual({ record: 'bill', key: 'bill' });
  for (const operation of ['pay-now', 'schedule-payment', 'enroll-in-auto-pay', 'enroll-in-paperless'])
    expect(operations?.[operation]?.with).toMatchObject({ billingAccountId: 'billing.accountId' });
});

it.each([
  ['MOBILE', 'CORE', ['See your Mobile bill']],
  ['STREAMING', 'CORE', ['See your Streaming bill']],
  ['CORE', 'CORE', ['Make a payment']],
  ['MOBILE', 'MOBILE', ['Make a payment']],
])('a statement of %s, where the first bill is %s, leads to what can be paid of it', (area, of, labels) => {
  const known: Facts = {
    ...regular,
    'billing.area': of,
    'statement.area': area,
    'statement.isCurrent': true,
    'statement.state': 'DUE',
  };
  const evaluator = askerFor(known);
  const offers = widgetsOfPage('statements')
    .filter(({ widget }) => widget === 'billing/status-card')
    .flatMap(({ settings }) => (settings as unknown as StatusCardSettings).states)
    .filter(({ id }) => id === 'due')
    .flatMap(({ controls }) => controls)
    .filter(({ when, style }) => style === 'primary' && holds(evaluator, when));
  expect(offers.map(({ label }) => say(label, known))).toEqual(labels);
});

function card(facts: Facts = {}, language: Language = 'en', of = other) {
  const known = { ...mobile, ...facts };
  const evaluator = askerFor(known);
  const location = { kind: 'page', id: 'billing', pointer: '/settings/states', subject: 'card' } as const;
  const chosen = firstHolding(evaluator, of?.states ?? [], location);
  if (!chosen || !('choice' in chosen)) throw new Error('The card has no state.');
  const { id, title, amount, controls } = chosen.choice;
  return {
    id,
    title: say(title, known, language),
    amount: say(amount, known, language),
    offers: controls
      .filter(({ when }) => holds(evaluator, when))
      .map(({ label }) => say(label, known, language)),
  };
}
