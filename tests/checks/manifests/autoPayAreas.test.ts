import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import type { Control, PlacedWidget } from '../../../engine/core/manifest/index.ts';
import type { SummarySettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { beginPayment } from './oneTimePayment.ts';
import { everyWidget, holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';
import { sequenceOf, walkSequence } from './walkSequence.ts';

const on: Facts = {
  'auto-pay.state': 'ON',
  'auto-pay.attention': 'NONE',
  'auto-pay.blockedBy': 'NONE',
  'auto-pay.hasMethod': true,
  'auto-pay.method': 'VISA',
  'auto-pay.lastFour': '4242',
  'auto-pay.day': 'DUE_DATE',
  'auto-pay.nextDate': '2026-12-04',
  'billing.autoPayEnrolled': true,
};

const off: Facts = { ...on, 'auto-pay.state': 'OFF', 'auto-pay.hasMethod': false };

function areaOf(area: 'CORE' | 'MOBILE' | 'STREAMING'): Facts {
  const bill = area.toLowerCase();
  const services = area === 'CORE' ? 'INTERNET_TV' : area;
  const ofBill = { 'billing.bill': bill, 'bill.id': bill, 'bill.area': area, 'billing.area': area };
  return { ...regular, ...ofBill, 'auto-pay.services': services };
}

describe('the card of Auto Pay of an area', () => {
  it.each<[rows: string, area: 'CORE' | 'MOBILE' | 'STREAMING', en: string, es: string, offers: string[]]>([
    [
      'BL-APM-007, BL-APD-005',
      'CORE',
      'Internet and TV',
      'Internet y TV',
      ['Change payment method', 'Change the day', 'Turn off'],
    ],
    ['BL-APM-008, BL-MOB-004', 'MOBILE', 'Mobile', 'Móvil', ['Change payment method']],
    ['BL-APM-009, BL-STR-004', 'STREAMING', 'Streaming', 'Streaming', ['Change payment method', 'Turn off']],
  ])('%s: of %s is %s, in Spanish %s, and offers %j', (_, area, en, es, offers) => {
    const card = cardOf({ ...areaOf(area), ...on });
    expect(card).toMatchObject({ title: en, offers, method: 'Visa ending in 4242' });
    expect(cardOf({ ...areaOf(area), ...on }, 'es').title).toBe(es);
  });

  it('BL-APM-002: leads to the places of its own bill', () => {
    const controls = widgetsOfPage('auto-pay').find(({ widget }) => widget === 'content/card')?.settings as
      | { controls: Control[] }
      | undefined;
    const places = controls?.controls.flatMap(({ do: action }) =>
      'go' in action && 'route' in action.go ? [action.go] : [],
    );
    for (const { route, params } of places?.filter(({ route: to }) => to !== 'auto-pay-date') ?? []) {
      expect([route, params]).toEqual([
        expect.stringContaining('auto-pay-bill-'),
        { bill: { fact: 'bill.id' } },
      ]);
    }
    expect(places).toHaveLength(5);
  });

  it('BL-MOB-004: says that mobile requires it, and BL-MOB-007: that it is missing, with the way to turn it on', () => {
    const missing = cardOf({ ...areaOf('MOBILE'), ...off, 'auto-pay.state': 'REQUIRED' });
    expect(missing.texts).toContain('Auto Pay is required for mobile.');
    expect(missing).toMatchObject({ status: 'Required, and not on', offers: ['Turn on Auto Pay'] });
    expect(cardOf({ ...areaOf('MOBILE'), ...on }, 'es').texts).toContain(
      'El Pago Automático es obligatorio para el servicio móvil.',
    );
  });
});

describe('the card of Auto Pay whose method is refused from now on', () => {
  const refused: Facts = {
    ...on,
    'auto-pay.state': 'NEEDS_ATTENTION',
    'auto-pay.attention': 'METHOD_REFUSED',
  };
  const another =
    "Auto Pay can't use this payment method anymore: Visa ending in 4242. Please choose another one.";
  const none =
    "Auto Pay can't use any payment method for this bill now, so the bill won't be paid automatically.";

  it.each<[restriction: string, area: 'CORE' | 'MOBILE', said: string]>([
    ['NONE', 'CORE', another],
    ['CARDS', 'CORE', another],
    ['BANK_ACCOUNTS', 'MOBILE', another],
    ['CARDS', 'MOBILE', none],
    ['CARDS_AND_BANK_ACCOUNTS', 'CORE', none],
    ['ALL_ONLINE', 'CORE', none],
  ])('BL-RST-014, BL-RST-015: of an account restricted from %s, for %s: %s', (restriction, area, said) => {
    const card = cardOf({ ...areaOf(area), ...refused, 'billing.restriction': restriction });
    expect(card.texts).toContain(said);
    expect([another, none].filter((text) => card.texts.includes(text))).toEqual([said]);
    expect(card).toMatchObject({
      status: 'Needs attention',
      offers: expect.arrayContaining(['Change payment method']),
    });
  });

  it('says so in Spanish, and no day of a next payment', () => {
    expect(cardOf({ ...areaOf('CORE'), ...refused }, 'es').texts).toContain(
      'El Pago Automático ya no puede usar este método de pago: Visa que termina en 4242. Elija otro.',
    );
    expect(cardOf({ ...areaOf('CORE'), ...on }).next).toBe('Friday, December 4, estimated');
    expect(cardOf({ ...areaOf('CORE'), ...refused }).next).toBeUndefined();
  });
});

describe('each screen of Auto Pay', () => {
  it.each([
    ['/billing/auto-pay', { page: 'auto-pay' }],
    ['/billing/auto-pay/enroll', { sequence: 'auto-pay-enroll' }],
    ['/billing/auto-pay/manage', { sequence: 'auto-pay-manage' }],
    ['/billing/auto-pay/cancel', { sequence: 'auto-pay-cancel' }],
    ['/billing/auto-pay/date', { sequence: 'auto-pay-date' }],
    ['/billing/bills/mobile/auto-pay/enroll', { sequence: 'auto-pay-enroll' }],
    ['/billing/bills/streaming/auto-pay/manage', { sequence: 'auto-pay-manage' }],
    ['/billing/bills/streaming/auto-pay/cancel', { sequence: 'auto-pay-cancel' }],
    ['/billing/payment-methods', { page: 'payment-methods' }],
    ['/billing/scheduled-payments', { page: 'scheduled-payments' }],
  ])('BL-APM-002: has an address of its own: %s', (path, screen) => {
    expect(resolveNavigation(askerFor(regular), { path, query: '' }, false)).toMatchObject({
      kind: 'show',
      ...screen,
    });
  });
});

describe('mobile', () => {
  it('BL-MOB-004: the address that turns it off offers nothing but the way back, and says why', () => {
    const confirm = site.manifests.sequence['auto-pay-cancel']?.steps['confirm'];
    const asked = (area: 'MOBILE' | 'STREAMING') => {
      const evaluator = askerFor({ ...areaOf(area), ...on });
      return {
        offers: confirm?.actions.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label)),
        says: textsOf(shownWidgets(evaluator, confirm?.body ?? []), { ...areaOf(area), ...on }),
      };
    };
    expect(asked('MOBILE').offers).toEqual(['Back to Auto Pay']);
    expect(asked('MOBILE').says).toContain('Auto Pay is required for mobile.');
    expect(asked('STREAMING').offers).toEqual(['Turn off Auto Pay']);
  });

  it('BL-APC-005, BL-APC-006: streaming that is found still on later is told apart from a refusal', () => {
    expect(cancelling(areaOf('STREAMING')).settle('still-on').error()).toBe('auto-pay-not-left');
    expect(cancelling(areaOf('STREAMING')).settle('failed').error()).toBe('auto-pay-not-cancelled');
  });

  it('BL-MOB-005: its method is changed by one update, which leaves the old one where it fails', () => {
    const chosen = { methodSource: 'saved', methodId: 'm-2', methodType: 'MASTERCARD', lastFour: '4444' };
    const facts = { ...areaOf('MOBILE'), ...on };
    const review = () =>
      walkSequence('auto-pay-manage', facts, 'review')
        .change({ ...chosen, terms: true })
        .send('save');
    expect(review().at()).toBe('change-current');
    const failed = review().settle('failed');
    expect([failed.at(), failed.error()]).toEqual(['review', 'auto-pay-method-not-updated']);
    expect(review().settle('done').at()).toBe('changed');
  });

  it('BL-MOB-005, BL-APM-014: what is past due is paid first, and then the method is changed', () => {
    const facts = { ...areaOf('MOBILE'), ...on, 'billing.pastDue': 4500, 'billing.amountDue': 4500 };
    const walk = walkSequence('auto-pay-manage', facts, 'review')
      .change({ methodSource: 'saved', methodId: 'm-2', methodType: 'BANK_ACCOUNT', terms: true })
      .send('save');
    expect(walk.at()).toBe('pay-past-due');
    expect(walk.settle('succeeded').at()).toBe('change-current');
    expect(walk.settle('failed').at()).toBe('paid-not-changed');
  });

  it('BL-STR-004: streaming is changed like core, by a cancellation and an enrollment', () => {
    const walk = walkSequence('auto-pay-manage', { ...areaOf('STREAMING'), ...on }, 'review')
      .change({ methodSource: 'saved', methodId: 'm-2', methodType: 'BANK_ACCOUNT', terms: true })
      .send('save');
    expect(walk.at()).toBe('cancel-current');
  });

  it.each([
    ['CORE', ' or the day you choose,', ' You can cancel at any time.'],
    ['STREAMING', ',', ' You can cancel at any time.'],
    ['MOBILE', ',', ''],
  ] as const)(
    'BL-APD-005, BL-MOB-004: the review of %s promises no more than can be done',
    (area, day, cancel) => {
      const chosen = ['auto-pay-enroll', 'auto-pay-manage'].flatMap((id) => [
        [`${id}.methodType`, 'VISA'],
        [`${id}.lastFour`, '4242'],
      ]);
      const facts: Facts = { ...areaOf(area), ...off, ...Object.fromEntries(chosen) };
      const said = `Each month we'll take the amount due of your bill, on the due date${day} from this payment method:`;
      for (const sequence of ['auto-pay-enroll', 'auto-pay-manage']) {
        const review = site.manifests.sequence[sequence]?.steps['review'];
        const terms = textsOf(shownWidgets(askerFor(facts), review?.body ?? []), facts).filter((text) =>
          text.startsWith('Each month'),
        );
        expect(terms).toEqual([expect.stringContaining(said)]);
        expect(terms[0]?.endsWith(`.${cancel}`)).toBe(true);
        expect(terms[0]?.includes('cancel')).toBe(cancel !== '');
      }
    },
  );

  it.each<[string, Facts, string]>([
    ['past due', { 'billing.pastDue': 4500 }, 'Your account is past due. Payments must be made today.'],
    [
      'inactive',
      { 'billing.status': 'DISCONNECTED' },
      'Your account is inactive. Payments must be made today.',
    ],
  ])('BL-OTP-037: is paid only today while it is %s', (_, facts, message) => {
    const payment = beginPayment({ ...areaOf('MOBILE'), ...facts }, 'date').change({
      paymentDate: '11/22/26',
    });
    expect(payment.refusal('paymentDate')).toBe(message);
  });

  it('BL-OTP-040: what is scheduled counts for its own bill alone: what is known of bills is about one of them', () => {
    expect(site.manifests.facts['billing']?.about).toEqual({ record: 'bill', key: 'bill' });
    expect(laterDay({ ...areaOf('CORE'), 'billing.futurePayments': 2 })).toBe(
      'You can schedule up to two future payments.',
    );
    expect(laterDay(areaOf('MOBILE'))).toBeUndefined();
  });

  it('BL-RST-014: whose account takes no cards reads that no method can be used, and goes no further', () => {
    const facts = {
      ...areaOf('MOBILE'),
      ...off,
      'auto-pay.state': 'UNAVAILABLE',
      'auto-pay.blockedBy': 'RESTRICTED',
      'billing.restriction': 'CARDS',
    };
    const step = site.manifests.sequence['auto-pay-enroll']?.steps['amount-due'];
    const evaluator = askerFor(facts);
    const said = shownWidgets(evaluator, step?.body ?? []).flatMap(({ settings }) => {
      const { title, text: words } = settings as { title?: string; text?: string };
      return title === undefined ? [] : [[say(title), say(title, {}, 'es'), words]];
    });
    const text = 'auto-pay:attention.noMethod';
    expect(said).toEqual([['Payment method unavailable', 'Método de pago no disponible', text]]);
    const onPage = shownWidgets(evaluator, site.manifests.page['auto-pay']?.body ?? []);
    expect(onPage).toContainEqual(expect.objectContaining({ settings: { text } }));
    const offers = step?.actions.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label));
    expect(offers).toEqual(['OK']);
  });
});

it('BL-APE-016: by the address of a bill, a disconnected account reads that Auto Pay is unavailable, with OK and one way back', () => {
  const { steps, exit } = sequenceOf('auto-pay-enroll').manifest;
  const facts = { ...areaOf('CORE'), ...off, 'auto-pay.blockedBy': 'DISCONNECTED' };
  const evaluator = askerFor(facts);
  const { body = [], actions = [] } = steps['amount-due'] ?? {};
  const titles = shownWidgets(evaluator, body).map(({ settings }) => (settings as { title?: string }).title);
  expect(titles.flatMap((title) => (title === undefined ? [] : [say(title)]))).toEqual([
    'Auto Pay Unavailable',
  ]);
  const offers = actions.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label));
  expect([...offers, say(exit?.label)]).toEqual(['OK', 'Back to Auto Pay']);
});

it('BL-APE-012: a disconnected account comes to no review by the address of a later step either, where no guard stands before it', () => {
  const facts = { ...areaOf('CORE'), ...off, 'auto-pay.blockedBy': 'DISCONNECTED' };
  const walk = walkSequence('auto-pay-enroll', facts, 'method').change({
    methodSource: 'saved',
    methodId: 'm-1',
  });
  expect(walk.send('continue').at()).toBe('method');
  expect([walk.refusal('methodSource'), walk.refusal('methodSource', 'es')]).toEqual([
    "Auto Pay can't be turned on while the account is disconnected.",
    'No se puede activar el Pago Automático mientras la cuenta está desconectada.',
  ]);
  expect(walk.open('review').at()).toBe('method');
});

it('BL-APE-016, BL-APM-012: a disconnected account whose Auto Pay is on reads that its method cannot be changed, and gets no further', () => {
  const facts = { ...areaOf('CORE'), ...on, 'billing.status': 'DISCONNECTED' };
  const walk = walkSequence('auto-pay-manage', facts, 'summary');
  const { body = [], actions = [] } = sequenceOf('auto-pay-manage').manifest.steps['summary'] ?? {};
  expect(textsOf(shownWidgets(walk.evaluator(), body), facts)).toEqual([
    "The payment method of Auto Pay can't be changed while the account is disconnected.",
  ]);
  const offers = actions.filter(({ when }) => holds(walk.evaluator(), when)).map(({ label }) => say(label));
  expect(offers).toEqual(['Change the day', 'Turn off', 'OK']);
  const later = walkSequence('auto-pay-manage', facts, 'method').change({
    methodSource: 'saved',
    methodId: 'm-1',
  });
  expect(later.send('continue').at()).toBe('method');
  expect(later.refusal('methodSource', 'es')).toBe(
    'No se puede cambiar el método del Pago Automático mientras la cuenta está desconectada.',
  );
});

describe('mobile without the Auto Pay that it requires', () => {
  const missing: Facts = { ...areaOf('MOBILE'), 'account.mobileAutoPayMissing': true };

  it.each<[Language, string, string]>([
    ['en', 'Auto Pay is required for mobile. Add a payment method.', 'Add a payment method'],
    [
      'es',
      'El Pago Automático es obligatorio para el servicio móvil. Agregue un método de pago.',
      'Agregar un método de pago',
    ],
  ])(
    'BL-BAN-006, BL-MOB-007: is said first of all, with the way to add a method, in %s',
    (language, words, add) => {
      const [{ banner } = {}] = banners({
        ...missing,
        'billing.pastDue': 4500,
        'billing.delinquencyCode': '50',
      });
      expect(banner?.tone).toBe('danger');
      expect(`${say(banner?.title, {}, language)} ${say(banner?.text, {}, language)}`).toBe(words);
      const [action] = banner?.actions ?? [];
      expect([say(action?.label, {}, language), action?.do]).toEqual([add, { go: { route: 'add-method' } }]);
      for (const others of [areaOf('MOBILE'), { ...missing, ...areaOf('CORE') }])
        expect(banners(others).map(({ id }) => id)).not.toContain('mobile-auto-pay-missing');
    },
  );

  it('BL-BAN-021, SH-HEAD-007: has a header of its own, which leads there, too', () => {
    expect(decideHeader(askerFor(missing), 'billing')).toBe('missing-auto-pay');
    expect(decideHeader(askerFor(regular), 'billing')).toBe('extended');
    expect(controlsOf('missing-auto-pay')).toEqual(['Add a payment method', 'Sign out']);
  });

  it('BL-BAN-021, SH-HEAD-018: keeps it where the method is added, without the way there, and with a logo that leads nowhere', () => {
    expect(decideHeader(askerFor(missing), 'add-method')).toBe('missing-auto-pay-adding');
    expect(controlsOf('missing-auto-pay-adding')).toEqual(['Sign out']);
    expect(site.manifests.header['missing-auto-pay-adding']?.start).toEqual([
      { widget: 'shell/brand', settings: {} },
    ]);
    expect(controlsOf(decideHeader(askerFor(regular), 'add-method'))).toEqual([]);
  });
});

/** What the controls of a header say. */
function controlsOf(id = ''): string[] {
  return everyWidget(site.manifests.header[id]?.end ?? []).flatMap(({ settings }) => {
    const { control } = (settings ?? {}) as { control?: Control };
    return control ? [say(control.label)] : [];
  });
}

/** A sequence in which Auto Pay is being turned off. */
function cancelling(facts: Facts) {
  return walkSequence('auto-pay-cancel', { ...facts, ...on }, 'confirm').send('cancel');
}

/** The refusal of another day than today. */
function laterDay(facts: Facts): string | undefined {
  return beginPayment(facts, 'date').change({ paymentDate: '11/22/26' }).refusal('paymentDate');
}

function banners(facts: Facts) {
  const at = { route: 'billing', isDismissed: () => false };
  return ['billing-alerts', 'billing-offers'].flatMap((place) => decideBanners(askerFor(facts), place, at));
}

/** The card of the page of Auto Pay, as a customer with one bill reads it. */
function cardOf(facts: Facts, language: Language = 'en') {
  const evaluator = askerFor(facts);
  const card = widgetsOfPage('auto-pay').find(({ widget }) => widget === 'content/card');
  if (!card) throw new Error('The page has no card.');
  const { title, controls } = card.settings as unknown as { title: string; controls: Control[] };
  const shown = shownWidgets(evaluator, card.slots?.['body'] ?? []);
  const rows = shown.flatMap(({ widget, settings }) =>
    widget === 'content/summary' ? (settings as unknown as SummarySettings).rows : [],
  );
  const row = (label: string) => {
    const found = rows.find((each) => each.label === label && holds(evaluator, each.when));
    return found && say(found.value, facts, language);
  };
  return {
    title: say(title, facts, language),
    status: row('auto-pay:label.status'),
    method: row('auto-pay:label.method'),
    next: row('auto-pay:label.next'),
    texts: textsOf(shown, facts, language),
    offers: controls
      .filter(({ when }) => holds(evaluator, when))
      .map(({ label }) => say(label, facts, language)),
  };
}

function textsOf(shown: readonly PlacedWidget[], facts: Facts, language: Language = 'en'): string[] {
  return shown.flatMap(({ settings }) => {
    const { text } = settings as { text?: string };
    return text === undefined ? [] : [say(text, facts, language)];
  });
}
