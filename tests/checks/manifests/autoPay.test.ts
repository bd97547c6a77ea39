import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import type { Control, Copy, PlacedWidget } from '../../../engine/core/manifest/index.ts';
import {
  factsOf,
  settleOperation,
  startSequence,
  type DataValue,
  type SequenceState,
} from '../../../engine/core/sequence/index.ts';
import type { SummarySettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { everyWidget, holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';
import { sequenceOf, walkSequence, type Walk } from './walkSequence.ts';

/** The words for customers, to the letter: journeys read theirs from the portal's own files. */
it.each<[rows: string, key: string, en: string, es: string]>([
  [
    'BL-APD-016, BL-I18-004',
    'date.late.title',
    'Date not available for Auto Pay',
    'Fecha no disponible para Pago Automático',
  ],
  [
    'BL-APD-016',
    'date.late.message',
    'Date not available for Auto Pay. Monthly bill payments would be late on this date.',
    'Fecha no disponible para Pago Automático. Los pagos mensuales de su factura se harían tarde en esta fecha.',
  ],
  [
    'BL-APD-015',
    'date.shortMonths',
    'In months without day {{day}}, we take it on the first of the next month.',
    'En los meses sin día {{day}}, se cobra el primero del mes siguiente.',
  ],
])('%s: auto-pay:%s is "%s", and in Spanish "%s"', (_, name, en, es) => {
  expect([locales['en']?.['auto-pay']?.[name], locales['es']?.['auto-pay']?.[name]]).toEqual([en, es]);
});

it('BL-APM-014, BL-APM-015: what is paid first is not called paid, since it may be pending', () => {
  const said = ['en', 'es'].map((language) => locales[language]?.['auto-pay']?.['label.paid']);
  expect(said).toEqual(["Today's payment", 'Pago de hoy']);
});

it('BL-BAN-004: what Auto Pay could not take is said in both languages', () => {
  const said = ['en', 'es'].map((language) => locales[language]?.['billing']?.['gracePeriod.text']);
  expect(said).toEqual([
    "Auto Pay couldn't take your payment. Pay {{pastDue}} to avoid service interruption.",
    'El Pago Automático no pudo hacer su pago. Pague {{pastDue}} para evitar la interrupción del servicio.',
  ]);
});

describe('the offer to choose a day', () => {
  const enrolled: Facts = { 'billing.autoPayEnrolled': true, 'billing.autoPayDayChosen': false };

  it('BL-BAN-001: is for whoever has Auto Pay and has chosen none, and leads there', () => {
    expect(bannersFor(enrolled)).toContain('choose-auto-pay-date');
    expect(site.manifests.banner['choose-auto-pay-date']?.actions?.[0]?.do).toEqual({
      go: { route: 'auto-pay-date' },
    });
  });

  it.each<[string, Facts]>([
    ['a day was chosen', { 'billing.autoPayDayChosen': true }],
    ['Auto Pay is off', { 'billing.autoPayEnrolled': false }],
    ['something is past due', { 'billing.pastDue': 4000 }],
    ['BL-APD-005: it is the mobile bill', { 'billing.area': 'MOBILE' }],
    ['they may not pay', { 'billing.canPay': false }],
  ])('is not there where %s', (_, facts) => {
    expect(bannersFor({ ...enrolled, ...facts })).not.toContain('choose-auto-pay-date');
  });
});

it('BL-APM-016: a payment that went through before a change that did not is said, with what was not done', () => {
  const manifest = site.manifests.sequence['auto-pay-manage'];
  if (!manifest) throw new Error('There is no such sequence.');
  const sequence = { id: 'auto-pay-manage', manifest };
  const settle = (state: SequenceState, outcome: string) =>
    settleOperation(
      askerFor({ ...regular, ...factsOf(sequence.id, manifest, state.data) }),
      sequence,
      state,
      outcome,
    ).state;
  const paid = settle(
    { ...startSequence(manifest, { methodSource: 'saved' }), at: 'pay-past-due' },
    'succeeded',
  );
  expect(paid.at).toBe('cancel-current');
  expect(settle(paid, 'failed').at).toBe('paid-not-changed');
  const { title, body } = manifest.results?.['paid-not-changed'] ?? {};
  const text = (body?.[0]?.settings as { text: Copy } | undefined)?.text;
  expect([say(title), say(text)]).toEqual([
    'Paid, but not changed',
    "Your payment went through, but we couldn't change the method of Auto Pay.",
  ]);
  expect([say(title, {}, 'es'), say(text, {}, 'es')]).toEqual([
    'Pagado, pero sin cambio',
    'Su pago se realizó, pero no pudimos cambiar el método del Pago Automático.',
  ]);
});

describe('the grace period', () => {
  const late: Facts = {
    'billing.pastDue': 7130,
    'billing.delinquencyCode': 'other',
    'account.delinquent': true,
  };

  it('BL-BAN-004: says what to do, in place of the warning that says less', () => {
    const shown = bannersFor({ ...late, 'billing.gracePeriod': true });
    expect(shown).toContain('grace-period');
    expect(shown).not.toContain('delinquency-other');
  });

  it('BL-BAN-005: is said only while it lasts, and nothing that is on its way covers it', () => {
    const covered = { 'billing.leftPastDue': 0, 'billing.pendingAmount': 7130 };
    expect(bannersFor({ ...late, ...covered, 'billing.gracePeriod': true })).not.toContain('grace-period');
    expect(bannersFor(late)).toContain('delinquency-other');
    expect(bannersFor(late)).not.toContain('grace-period');
  });

  it('BL-DLQ-007: nothing is said above the card of a disconnected account, which says it itself', () => {
    expect(bannersFor({ ...late, 'billing.status': 'DISCONNECTED' })).not.toContain('delinquency-other');
  });
});

/** The controls that lead to a payment. */
function payingControls(widgets: readonly PlacedWidget[]): Control[] {
  return widgets
    .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
    .filter(({ label }) => label === 'billing:pay.make');
}

function bannersFor(facts: Facts): string[] {
  const evaluator = askerFor({ ...regular, ...facts });
  const at = { route: 'billing', isDismissed: () => false };
  return ['billing-alerts', 'billing-offers'].flatMap((place) =>
    decideBanners(evaluator, place, at).map(({ id }) => id),
  );
}

/** Auto Pay is on, and takes nothing: who paid meanwhile was not told of its day. */
const stalled: Facts = {
  'auto-pay.hasMethod': true,
  'billing.autoPayEnrolled': true,
  'billing.autoPayMethodRefused': true,
};

it.each<[string, string, Facts]>([
  ['auto-pay-enroll', 'Auto Pay is on', { 'auto-pay.hasMethod': false }],
  ['method-service', 'Auto Pay is on', { 'auto-pay.hasMethod': false }],
  ['method-service', 'it has a method that it may use', stalled],
  ['auto-pay-manage', 'it has a method that it may use', stalled],
])('%s says before %s that a payment that is scheduled is taken besides', (sequence, _, known) => {
  const facts = { ...regular, ...known, 'billing.scheduledDate': '2027-01-15' };
  const said = (onItsWay: string) =>
    everyWidget(sequenceOf(sequence).manifest.steps['review']?.body ?? [])
      .filter(({ when }) => holds(askerFor({ ...facts, 'billing.onItsWay': onItsWay }), when))
      .flatMap(({ settings }) => (settings as { text?: Copy } | undefined)?.text ?? [])
      .filter((text) => typeof text !== 'string' && text.key === 'auto-pay:date.scheduled')
      .map((text) => say(text, facts));
  expect(said('scheduled')).toEqual([
    'You have a payment scheduled for Friday, January 15. If Auto Pay comes before it, we take both.',
  ]);
  expect([said('several').length, said('pending'), said('none')]).toEqual([1, [], []]);
});

it.each(['CORE', 'MOBILE', 'STREAMING'])(
  'BL-LND-005: who cancels a scheduled payment of %s reads of that bill, and can pay that one',
  (area) => {
    const { steps, results } = sequenceOf('cancel-scheduled').manifest;
    const bodies = [...(steps['confirm']?.body ?? []), ...(results?.['cancelled']?.body ?? [])];
    const each = everyWidget(bodies).filter(({ widget }) => widget === 'content/each');
    const chosen = each.map(({ settings }) =>
      ['CORE', 'MOBILE', 'STREAMING'].filter((bill) =>
        holds(
          askerFor({ ...regular, 'bill.area': bill, 'scheduled-payment.area': area }),
          (settings as { where?: PlacedWidget['when'] }).where,
        ),
      ),
    );
    expect(chosen).toEqual([[area], [area]]);
    const inEach = everyWidget(each.flatMap(({ slots }) => slots?.['body'] ?? []));
    expect(payingControls(inEach).map((control) => control.do)).toEqual([
      { go: { route: 'pay-bill', params: { bill: { fact: 'bill.id' } } } },
    ]);
    expect(payingControls(everyWidget(bodies))).toEqual(payingControls(inEach));
  },
);

it.each([
  [8410, ['You still owe $84.10, due Friday, December 4.'], ['billing:pay.make', 'auto-pay:back']],
  [3410, ['You still owe $34.10, due Friday, December 4.'], ['billing:pay.make', 'auto-pay:back']],
  [0, [], ['auto-pay:back']],
])(
  'who has turned Auto Pay off is asked to pay the bill if %d cents are left to pay',
  (left, texts, labels) => {
    const facts = { ...regular, 'billing.leftToPay': left };
    const shown = shownWidgets(
      askerFor(facts),
      sequenceOf('auto-pay-cancel').manifest.results?.['cancelled']?.body ?? [],
    ).slice(1);
    const settings = shown.map((each) => each.settings as { text?: Copy; controls?: Control[] });
    expect(settings.flatMap(({ text }) => (text === undefined ? [] : [say(text, facts)]))).toEqual(texts);
    const offered = settings.flatMap(({ controls = [] }) => controls);
    expect(offered.filter(({ when }) => holds(askerFor(facts), when)).map(({ label }) => label)).toEqual(
      labels,
    );
  },
);

it.each([
  [
    'is left to the customer',
    8410,
    'Auto Pay starts with your next bill. Please pay this one yourself.',
    ['Make a payment'],
  ],
  [
    'is covered by payments on their way',
    0,
    'Auto Pay starts with your next bill. Payments that are being processed or scheduled cover this one.',
    [],
  ],
])(
  'who turns Auto Pay on while the bill %s reads so, and is asked to pay accordingly',
  (_, left, said, offers) => {
    const facts = {
      ...regular,
      'billing.leftToPay': left,
      'auto-pay.state': 'OFF',
      'auto-pay.attention': 'NONE',
      'auto-pay.blockedBy': 'NONE',
    };
    const { body = [] } = sequenceOf('auto-pay-enroll').manifest.steps['amount-due'] ?? {};
    const shown = shownWidgets(askerFor(facts), body).map(
      ({ settings }) => settings as { text?: Copy; controls?: Control[] },
    );
    const texts = shown.flatMap(({ text }) => (text === undefined ? [] : [say(text, { ...facts })]));
    expect(texts).toContain(said);
    expect(texts.filter((text) => /this one/i.test(text))).toEqual([said]);
    const controls = shown.flatMap((each) => each.controls ?? []);
    expect(
      controls.filter(({ when }) => holds(askerFor(facts), when)).map(({ label }) => say(label)),
    ).toEqual(offers);
  },
);

it('Auto Pay that would need one more saved method than may be says so, where another can be chosen', () => {
  const entered = { methodSource: 'new-card', token: 't-1', terms: true };
  const walk = walkSequence('auto-pay-enroll', regular, 'enroll', entered).settle('wallet-full');
  expect([walk.at(), walk.error(), walk.answer('methodSource')]).toEqual([
    'method',
    'wallet-full',
    undefined,
  ]);
});

describe('Auto Pay whose method is changed once what is past due is paid', () => {
  const pastDue = { ...regular, 'billing.isPastDue': true, 'billing.pastDue': 4000, 'auto-pay.state': 'ON' };
  const entered = {
    methodSource: 'new-card',
    methodType: 'VISA',
    lastFour: '4242',
    token: 't-1',
    terms: true,
  };
  const paying = (data: Readonly<Record<string, DataValue>>) =>
    walkSequence('auto-pay-manage', pastDue, 'pay-past-due', data);

  it.each<[string, Walk]>([
    ['a reload, which keeps no token', paying(entered).reload()],
    ['a second tab, or a web view that was restored without what its tab kept', paying({})],
  ])('stays on where the new method is not at hand any more: after %s', (_, walk) => {
    expect(walk.settle('succeeded').at()).toBe('paid-not-changed');
  });

  it.each([entered, { methodSource: 'saved', methodId: 'm-1', methodType: 'VISA', lastFour: '4242' }])(
    'is turned off, to be turned on with the new method, where that is at hand: %j',
    (data) => expect(paying(data).settle('succeeded').at()).toBe('cancel-current'),
  );

  it('BL-APM-021: is not said to use the method as before where it was turned off elsewhere', () => {
    const [walk, paid] = [false, true].map((isPaid) =>
      walkSequence('auto-pay-manage', pastDue, 'cancel-current', { paid: isPaid }).settle('off-already'),
    );
    expect([walk?.at(), walk?.error()]).toEqual(['summary', 'auto-pay-off-already']);
    expect(paid?.at()).toBe('paid-not-changed');
  });

  it.each([
    ['cancel-current', 'method-refused'],
    ['cancel-current', 'wallet-full'],
    ['change-current', 'method-refused'],
    ['change-current', 'wallet-full'],
  ])(
    'BL-APM-012, BL-MOB-005: stays on where the new method is refused, which is said: %s, %s',
    (operation, outcome) => {
      const walk = walkSequence('auto-pay-manage', pastDue, operation, entered).settle(outcome);
      expect([walk.at(), walk.answer('methodSource')]).toEqual(['method', undefined]);
      expect(walk.error()).toBe(outcome === 'wallet-full' ? outcome : 'auto-pay-method-refused');
      const paid = walkSequence('auto-pay-manage', pastDue, operation, { ...entered, paid: true });
      expect(paid.settle(outcome).at()).toBe('paid-not-changed');
    },
  );

  it.each([
    ['declined', 'auto-pay-past-due-not-paid'],
    ['amount-refused', 'auto-pay-past-due-out-of-range'],
    ['unavailable', 'bill-pay-unavailable'],
  ])('BL-APM-015: blames the method only where that is what was refused: %s', (outcome, error) => {
    expect(
      paying({ ...entered, methodSource: 'saved' })
        .settle(outcome)
        .error(),
    ).toBe(error);
  });

  it('BL-APM-015, BL-VAL-001: says what one payment may come to where what is past due is less, and leads to one', () => {
    const { text, actions = [] } = site.manifests.error['auto-pay-past-due-out-of-range'] ?? {};
    const amounts = { 'billing.minAmount': 100, 'billing.maxAmount': 50_000 };
    expect([say(text, amounts), say(text, amounts, 'es')]).toEqual([
      "One payment can be from $1.00 to $500.00, so what is past due couldn't be paid, and nothing was changed. Make a payment first, and then change the method.",
      'Un pago puede ser de $1.00 a $500.00, así que no se pudo pagar lo vencido y no se cambió nada. Haga primero un pago y después cambie el método.',
    ]);
    expect(actions.map(({ label }) => label)).toEqual(['billing:pay.make']);
  });

  it.each([
    [
      'a pending payment that covers it',
      { 'billing.paymentPending': true, 'billing.pendingAmount': 4000, 'billing.leftPastDue': 0 },
    ],
    [
      'a pending payment of a part of it, with which all of it would be paid twice',
      { 'billing.paymentPending': true, 'billing.pendingAmount': 1000, 'billing.leftPastDue': 3000 },
    ],
    ['a payment whose end is not known yet', { 'billing.inFlight': 'other' }],
  ])('BL-APM-014: waits for %s: nothing is paid a second time', (_, onItsWay) => {
    const covered = { ...pastDue, ...onItsWay };
    const walk = walkSequence('auto-pay-manage', covered, 'summary');
    const { body = [], actions = [] } = sequenceOf('auto-pay-manage').manifest.steps['summary'] ?? {};
    const notices = shownWidgets(walk.evaluator(), body).map(({ settings }) => settings);
    expect(notices).toContainEqual({ tone: 'information', text: 'auto-pay:manage.pending.text' });
    const events = actions.filter(({ when }) => holds(walk.evaluator(), when)).map(({ do: act }) => act);
    expect(events).not.toContainEqual({ send: 'change' });
    const saving = { methodSource: 'saved', methodType: 'BANK_ACCOUNT', besides: 'p-1', terms: true };
    expect(walkSequence('auto-pay-manage', covered, 'review', saving).send('save').at()).toBe('summary');
    expect(walkSequence('auto-pay-manage', pastDue, 'review', saving).send('save').at()).toBe('pay-past-due');
  });

  it('BL-APM-020: is not said to be off where it was turned on elsewhere before it was turned on again here', () => {
    const walk = walkSequence('auto-pay-manage', pastDue, 'enroll-anew', { paid: true }).settle('on-already');
    expect([walk.at(), walk.error()]).toEqual(['on-elsewhere', undefined]);
  });

  it('is asked about another payment again by whoever begins anew', () => {
    const walk = walkSequence('auto-pay-manage', pastDue, 'summary', { besides: 'p-1' }).send('change');
    expect([walk.at(), walk.answer('besides')]).toEqual(['method', undefined]);
  });
});

it.each([
  ['auto-pay-manage', 'summary', 'Auto Pay is off.', 'El Pago Automático está desactivado.'],
  ['auto-pay-date', 'day', 'Auto Pay is off.', 'El Pago Automático está desactivado.'],
  ['auto-pay-cancel', 'confirm', 'Auto Pay is off already.', 'El Pago Automático ya está desactivado.'],
])('that Auto Pay is off already is said only to who would turn it off: %s', (sequence, step, en, es) => {
  const { body = [] } = sequenceOf(sequence).manifest.steps[step] ?? {};
  const off = askerFor({ ...regular, 'auto-pay.state': 'OFF', 'auto-pay.attention': 'NONE' });
  const notices = shownWidgets(off, body).filter(({ widget }) => widget === 'content/notice');
  const said = notices.map(({ settings }) => (settings as { text: Copy }).text);
  expect(said.map((text) => [say(text), say(text, {}, 'es')])).toEqual([[en, es]]);
});

it.each<[string, Facts, string[]]>([
  ['whom its sign-in alone keeps from it', { 'auto-pay.blockedBy': 'ROLE' }, ['Off', 'Desactivado']],
  [
    'of a disconnected account',
    { 'auto-pay.blockedBy': 'DISCONNECTED' },
    ["Can't be used now", 'No se puede usar ahora'],
  ],
])('the status of Auto Pay, as on the billing page, is told to somebody %s', (_, facts, expected) => {
  const about: Facts = { ...regular, 'auto-pay.state': 'UNAVAILABLE', ...facts };
  const rows = widgetsOfPage('auto-pay')
    .flatMap(({ settings }) => (settings as Partial<SummarySettings> | undefined)?.rows ?? [])
    .filter(({ label, when }) => label === 'auto-pay:label.status' && holds(askerFor(about), when));
  expect(rows.map(({ value }) => [say(value, about), say(value, about, 'es')])).toEqual([expected]);
});
