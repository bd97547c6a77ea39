import { describe, expect, it } from 'vitest';
import type { AtomValue } from '../../../engine/core/fact/index.ts';
import type { Control, Copy, PlacedWidget } from '../../../engine/core/manifest/index.ts';
import type { SummarySettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { everyWidget, holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';
import { sequenceOf, walkSequence, type Walk } from './walkSequence.ts';

const visa: Facts = {
  ...regular,
  'saved-method.id': 'm-1',
  'saved-method.method': 'VISA',
  'saved-method.lastFour': '4242',
  'saved-method.coreAutoPay': 'AVAILABLE',
  'saved-method.mobileAutoPay': 'AVAILABLE',
  'saved-method.streamingAutoPay': 'AVAILABLE',
};
const checking: Facts = {
  ...visa,
  'saved-method.method': 'BANK_ACCOUNT',
  'saved-method.mobileAutoPay': 'KIND_NOT_ALLOWED',
};

/** Facts of a bill that Auto Pay takes from a card, on a coming day. */
const autoPay: Facts = {
  'auto-pay.services': 'INTERNET_TV',
  'auto-pay.hasMethod': true,
  'auto-pay.method': 'MASTERCARD',
  'auto-pay.lastFour': '4444',
  'auto-pay.nextDate': '2026-12-04',
  'billing.autoPayScheduled': true,
  'billing.autoPayAmount': 8410,
};

describe('the card that changes all services', () => {
  const card = widgetsOfPage('auto-pay').find(
    ({ settings }) => (settings as { title?: unknown } | undefined)?.title === 'auto-pay-all:card',
  );

  it('BL-MAS-001: is there for whoever has several, and leads to the choice of the method', () => {
    expect(holds(askerFor({ ...regular, 'account.hasSeveralAutoPays': true }), card?.when)).toBe(true);
    expect(card?.settings).toMatchObject({ controls: [{ do: { go: { route: 'auto-pay-all' } } }] });
    expect([say('auto-pay-all:text'), say('auto-pay-all:text', {}, 'es')]).toEqual([
      'Use one payment method for all services.',
      'Use un solo método de pago para todos los servicios.',
    ]);
  });

  it('BL-MAS-002: is not there for whoever has one', () => {
    expect(holds(askerFor(regular), card?.when)).toBe(false);
  });
});

describe('the services whose method is changed', () => {
  it('BL-MAS-003: begin with all that can use it; the review names exactly those that are chosen', () => {
    expect(reviewed(services(visa))).toEqual(['Home services', 'Mobile', 'Streaming']);
    expect(reviewed(services(visa).change({ mobile: false }))).toEqual(['Home services', 'Streaming']);
    expect(services(visa).send('continue').at()).toBe('review');
  });

  it('BL-MAS-003: the review says of each what pays it now and from now on, its services, the day and the amount', () => {
    const core = services(visa).change({ mobile: false, streaming: false });
    expect(reviewOf(core, autoPay)).toEqual([
      [
        'Home services',
        {
          Services: 'Internet and TV',
          Now: 'Mastercard ending in 4444',
          'From now on': 'Visa ending in 4242',
          'Next payment': 'Friday, December 4, estimated',
          Amount: '$84.10',
        },
      ],
    ]);
    const off = { ...autoPay, 'auto-pay.hasMethod': false, 'billing.autoPayScheduled': false };
    expect(reviewOf(core, off)[0]?.[1]).toMatchObject({ Now: 'Off', Amount: 'The amount due of your bill' });
  });

  it('BL-MAS-004: at least one is needed, in these words', () => {
    const none = services(visa).change({ core: false, mobile: false, streaming: false });
    expect([none.refusal('core'), none.refusal('core', 'es')]).toEqual([
      'Please select service(s) for Auto Pay changes.',
      'Seleccione los servicios para los cambios del Pago Automático.',
    ]);
    expect(none.send('continue').at()).toBe('services');
  });

  it('BL-MAS-005: one is enough, and only that one is changed', () => {
    const walk = services(visa).change({ core: false, streaming: false, terms: true });
    expect(walk.refusal('core')).toBeUndefined();
    expect(walk.send('continue').send('save').at()).toBe('change-mobile');
    expect(walk.answer('area')).toBe('MOBILE');
    expect(walk.settle('done').at()).toBe('changed');
  });

  it('BL-MAS-006: those that are not chosen are left as they are: nothing here turns Auto Pay off', () => {
    const { operations = {} } = sequenceOf('method-service').manifest;
    expect(new Set(Object.values(operations).map(({ run }) => run))).toEqual(
      new Set(['billing/change-auto-pay-method']),
    );
    const walk = services(visa).change({ core: false, terms: true }).send('continue').send('save');
    expect([walk.at(), walk.settle('done').at()]).toEqual(['change-mobile', 'change-streaming']);
    expect(walk.settle('done').at()).toBe('changed');
    expect(told(walk)).toEqual(['Mobile: Visa ending in 4242', 'Streaming: Visa ending in 4242']);
  });

  it('BL-MAS-007, BL-ELG-005: with a bank account mobile is none of them, and says why; the others are', () => {
    const walk = services(checking);
    const { steps } = sequenceOf('method-service').manifest;
    const boxes = shownWidgets(walk.evaluator(), steps['services']?.body ?? []);
    const fields = boxes.map(({ settings }) => (settings as { field?: string }).field);
    expect(fields.filter(Boolean)).toEqual(['core', 'streaming']);
    expect(say('methods:service.states.KIND_NOT_ALLOWED')).toBe(
      'Mobile Auto Pay takes debit or credit cards only.',
    );
    expect(reviewed(walk.send('continue'))).toEqual(['Home services', 'Streaming']);
  });
});

it('BL-APM-019, BL-MOB-004: what is authorized is said of each service as it is there: of mobile not that it can be canceled', () => {
  const walk = services(visa).send('continue');
  const { body = [] } = sequenceOf('method-service').manifest.steps['review'] ?? {};
  const said = ['CORE', 'MOBILE', 'STREAMING'].map((area) => {
    const facts = { ...walk.facts(), 'bill.area': area };
    return shownWidgets(askerFor(facts), body).flatMap(({ settings }) => {
      const { text } = (settings ?? {}) as { text?: Copy };
      return typeof text === 'object' && text.key.startsWith('auto-pay:terms.') ? [say(text, facts)] : [];
    });
  });
  const from = 'from this payment method: Visa ending in 4242.';
  expect(said).toEqual([
    [
      `Each month we'll take the amount due of your bill, on the due date or the day you choose, ${from} You can cancel at any time.`,
    ],
    [`Each month we'll take the amount due of your bill, on the due date, ${from}`],
    [
      `Each month we'll take the amount due of your bill, on the due date, ${from} You can cancel at any time.`,
    ],
  ]);
});

describe('a service with something past due', () => {
  const pastDue: Facts = { ...visa, 'saved-method.coreAutoPay': 'PAST_DUE' };

  it('BL-MAS-009: is led to its own change, which pays that first; the others are changed without it', () => {
    const walk = services(pastDue);
    const { steps } = sequenceOf('method-service').manifest;
    const offered = shownWidgets(walk.evaluator(), steps['services']?.body ?? [])
      .flatMap(({ settings }) => (settings as { controls?: Control[] }).controls ?? [])
      .filter(({ when }) => holds(walk.evaluator(), when));
    expect(offered).toMatchObject([
      {
        label: 'methods:service.payFirst.core',
        do: { go: { route: 'auto-pay-bill-manage', params: { bill: 'core' } } },
      },
    ]);
    expect(reviewed(walk.send('continue'))).toEqual(['Mobile', 'Streaming']);
    expect(walk.change({ terms: true }).send('save').at()).toBe('change-mobile');
  });

  it.each([
    'declined',
    'failed',
    'method-refused',
    'amount-refused',
    'date-refused',
    'unavailable',
    'pending',
  ])('BL-MAS-009: where that is %s, its method stays as it was: nothing else is sent', (outcome) => {
    const owing: Facts = { ...regular, 'billing.pastDue': 3200, 'auto-pay.state': 'ON' };
    const paying = walkSequence('auto-pay-manage', owing, 'pay-past-due', { methodSource: 'saved' });
    expect(['method', 'review', 'payment-pending']).toContain(paying.settle(outcome).at());
  });
});

describe('what became of the services', () => {
  it('BL-MAS-008: is said of each; one that fails keeps its method, and the others are changed', () => {
    const walk = saved(visa);
    walk.settle('done');
    walk.settle('failed');
    expect(walk.at()).toBe('change-streaming');
    expect(walk.settle('done').at()).toBe('partly');
    const { title } = site.manifests.sequence['method-service']?.results?.['partly'] ?? {};
    expect([say(title), say(title, {}, 'es')]).toEqual([
      'Unable to Complete Auto Pay Changes',
      'No se pudieron completar los cambios del Pago Automático',
    ]);
    expect(told(walk)).toEqual([
      'Home services: Visa ending in 4242',
      'Mobile: Not changed: as it was before',
      'Streaming: Visa ending in 4242',
    ]);
  });

  it('BL-MAS-008: where none was changed the review stands, with everything as it was', () => {
    const walk = saved(visa);
    for (const _ of ['core', 'mobile', 'streaming']) walk.settle('failed');
    expect([walk.at(), walk.error()]).toEqual(['review', 'method-not-changed']);
  });

  it('BL-MAS-008: is said of one that can be changed no more by then, too: what was chosen is not looked up again', () => {
    const facts: Record<string, AtomValue> = { ...visa };
    const walk = saved(facts);
    facts['saved-method.coreAutoPay'] = 'PAST_DUE';
    walk.settle('failed');
    facts['saved-method.streamingAutoPay'] = 'EXPIRED';
    expect([walk.settle('done').at(), walk.settle('failed').at()]).toEqual(['change-streaming', 'partly']);
    const not = 'Not changed: as it was before';
    expect(told(walk)).toEqual([`Home services: ${not}`, 'Mobile: Visa ending in 4242', `Streaming: ${not}`]);
  });

  it('is told of the first where the connection is lost before the next is sent', () => {
    const walk = saved(visa);
    expect(walk.settle('done').settle('not-started').at()).toBe('partly');
    expect(told(walk)[1]).toBe('Mobile: Not changed: as it was before');
  });
});

describe('BL-APE-011, BL-WAL-008: that Auto Pay begins with the next bill, and who is to pay this one,', () => {
  const off: Facts = { ...autoPay, 'auto-pay.hasMethod': false, 'auto-pay.state': 'OFF' };
  const open: Facts = { ...off, 'billing.amountDue': 14220, 'billing.leftToPay': 14220 };
  const please = [
    "Your current bill isn't included. Please pay $142.20 yourself.",
    'Su factura actual no está incluida. Pague $142.20 por su cuenta.',
  ];

  it.each<[string, Facts, string[]]>([
    ['where it is off', open, please],
    ['where it has just been turned on', { ...open, 'auto-pay.state': 'STARTS_NEXT_BILL' }, please],
    ['not where it pays this bill', { ...open, 'auto-pay.state': 'ON' }, []],
    [
      'not where the bill is paid already',
      { ...open, 'billing.leftToPay': 0, 'billing.onItsWay': 'pending' },
      [],
    ],
    ['not where nothing is due', { ...open, 'billing.amountDue': 0, 'billing.leftToPay': 0 }, []],
  ])('is said in the review: %s', (_, facts, expected) => {
    const { body = [] } = sequenceOf('method-service').manifest.steps['review'] ?? {};
    expect(currentBill(body, { ...visa, ...facts, 'bill.area': 'CORE' })).toEqual(expected);
  });

  it.each([
    ['changed', 'CORE', please],
    ['partly', 'CORE', please],
    ['partly', 'MOBILE', []],
  ])('is said in the result, with the way to pay it: %s, of %s', (result, area, expected) => {
    const { body = [] } = site.manifests.sequence['method-service']?.results?.[result] ?? {};
    const each = everyWidget(body).find(({ widget }) => widget === 'content/each');
    const changed = { 'method-service.coreChanged': true, 'method-service.mobileChanged': false };
    const facts = { ...visa, ...open, ...changed, 'auto-pay.state': 'STARTS_NEXT_BILL', 'bill.area': area };
    const { where } = (each?.settings ?? {}) as { where?: PlacedWidget['when'] };
    const inside = holds(askerFor(facts), where) ? (each?.slots?.['body'] ?? []) : [];
    expect(currentBill(inside, facts)).toEqual(expected);
    expect(JSON.stringify(inside)).toMatch(expected.length ? /"route":"pay-bill"/ : /^\[\]$/);
  });
});

/** What is said of the current bill, in both languages. */
function currentBill(body: readonly PlacedWidget[], facts: Facts): string[] {
  return shownWidgets(askerFor(facts), body).flatMap(({ settings }) => {
    const { text } = (settings ?? {}) as { text?: Copy };
    const isIt = typeof text === 'object' && text.key === 'auto-pay:notThisBill';
    return isIt ? [say(text, facts), say(text, facts, 'es')] : [];
  });
}

function services(facts: Facts): Walk {
  return walkSequence('method-service', facts, 'services');
}

function saved(facts: Facts): Walk {
  return services(facts).change({ terms: true }).send('continue').send('save');
}

/** The bills that the review lists, each with its rows. */
function reviewOf(walk: Walk, about: Facts = {}): [string, Record<string, string>][] {
  const each = sequenceOf('method-service').manifest.steps['review']?.body[0];
  const { where } = (each?.settings ?? {}) as { where?: PlacedWidget['when'] };
  return ['CORE', 'MOBILE', 'STREAMING'].flatMap((area) => {
    const facts = { ...walk.facts(), ...about, 'bill.area': area };
    if (!holds(askerFor(facts), where)) return [];
    return [[say('billing:areas.' + area), Object.fromEntries(rowsOf(facts, each?.slots?.['body']))]];
  });
}

function reviewed(walk: Walk): string[] {
  return reviewOf(walk, autoPay).map(([area]) => area);
}

/** The rows of the result about each service. */
function told(walk: Walk): string[] {
  const { body } = site.manifests.sequence['method-service']?.results?.[walk.at()] ?? {};
  return rowsOf(walk.facts(), body).map(([label, value]) => `${label}: ${value}`);
}

function rowsOf(facts: Facts, body: readonly PlacedWidget[] = []): [string, string][] {
  const evaluator = askerFor(facts);
  return shownWidgets(evaluator, body)
    .flatMap(({ widget, settings }) =>
      widget === 'content/summary' ? (settings as unknown as SummarySettings).rows : [],
    )
    .filter(({ when }) => holds(evaluator, when))
    .map(({ label, value }) => [say(label), say(value, facts)]);
}
