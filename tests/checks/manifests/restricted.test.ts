import { describe, expect, it } from 'vitest';
import { askerFor, regular, type Facts } from './customer.ts';
import { beginPayment } from './oneTimePayment.ts';
import { holds, shownWidgets } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';
import type { PlacedWidget } from '../../../engine/core/manifest/index.ts';

describe('the restricted page', () => {
  it.each<[rows: string, restriction: string, en: string, es: string, offers: string[]]>([
    [
      'BL-RST-005, BL-RST-017',
      'CARDS',
      "Cards can't be used online for this account. You can pay from a bank account, or at a store.",
      'En esta cuenta no se pueden usar tarjetas en línea. Puede pagar desde una cuenta bancaria o en una tienda.',
      ['Pay from a bank account', 'Find a store', 'Back to billing'],
    ],
    [
      'BL-RST-006',
      'BANK_ACCOUNTS',
      "Bank accounts can't be used online for this account. You can pay by card.",
      'En esta cuenta no se pueden usar cuentas bancarias en línea. Puede pagar con tarjeta.',
      ['Pay by card', 'Back to billing'],
    ],
    [
      'BL-RST-011',
      'CARDS_AND_BANK_ACCOUNTS',
      "Cards and bank accounts can't be used online for this account. You can pay at a store.",
      'En esta cuenta no se pueden usar tarjetas ni cuentas bancarias en línea. Puede pagar en una tienda.',
      ['Find a store', 'Back to billing'],
    ],
    [
      'BL-RST-012',
      'ALL_ONLINE',
      "This account can't be paid online. You can pay with cash at a store.",
      'Esta cuenta no se puede pagar en línea. Puede pagar en efectivo en una tienda.',
      ['Find a store', 'Back to billing'],
    ],
  ])('%s: of %s says "%s" and "%s", and leads on: %j', (_, restriction, en, es, offers) => {
    for (const id of ['payment-unavailable', 'payment-unavailable-bill']) {
      const page = site.manifests.page[id]?.body ?? [];
      expect(textsOf({ 'billing.restriction': restriction }, page)).toEqual([[en, es]]);
      expect(offersOf({ 'billing.restriction': restriction }, page)).toEqual(offers);
    }
  });

  it('BL-RST-005: of a bill that is not restricted (any more) does not say that it is', () => {
    const page = site.manifests.page['payment-unavailable-bill']?.body ?? [];
    expect(textsOf({ 'billing.restriction': 'NONE' }, page)).toEqual([
      ['This bill can be paid online.', 'Esta factura se puede pagar en línea.'],
    ]);
  });

  it.each([
    ['Auto Pay', site.manifests.page['auto-pay']?.body],
    ['turning Auto Pay on', site.manifests.sequence['auto-pay-enroll']?.steps['amount-due']?.body],
    ['what stands in the place of paying', site.manifests.banner['closed-to-online-payment']?.actions],
  ])('BL-RST-004: "Why?" of %s is about the bill of which it is asked, not about the first', (_, part) => {
    const routes = [
      ...JSON.stringify(part).matchAll(/"route":"(payment-unavailable[a-z-]*)"(,"params":\{"bill")?/g),
    ];
    expect(routes.length).toBeGreaterThan(0);
    for (const [, route, isNamed] of routes) {
      expect([route, isNamed !== undefined]).toEqual(['payment-unavailable-bill', true]);
    }
  });
});

describe('where a kind of method is closed', () => {
  const places: [string, readonly PlacedWidget[], string[]][] = [
    ['the payment methods', site.manifests.page['payment-methods']?.body ?? [], ['Why?']],
    ['adding one', site.manifests.sequence['add-method']?.steps['details']?.body ?? [], ['Why?']],
    ['paying', site.manifests.sequence['one-time-payment']?.steps['method']?.body ?? [], []],
  ];

  it.each(places)(
    'BL-RST-009, BL-RST-010: %s says so, and leads to why, but not out of a payment',
    (_, body, offers) => {
      for (const [restriction, text] of [
        ['CARDS', "Cards can't be used for this account."],
        ['BANK_ACCOUNTS', "Bank accounts can't be used for this account."],
      ] as const) {
        const facts = { 'billing.restriction': restriction };
        expect(textsOf(facts, body).map(([en]) => en)).toContain(text);
        expect(offersOf(facts, body).filter((label) => label === 'Why?')).toEqual(offers);
      }
      expect(offersOf({}, body)).not.toContain('Why?');
    },
  );
});

describe('where nothing can be used', () => {
  const places = [
    ['one-time-payment', 'amount', ['Back to billing']],
    ['one-time-payment', 'method', ['Back']],
    ['device-payment', 'amount', ['Back to mobile billing']],
    ['device-payment', 'method', ['Back']],
    ['auto-pay-enroll', 'amount-due', ['OK']],
    ['auto-pay-enroll', 'method', ['Back']],
    ['auto-pay-manage', 'summary', ['Change the day', 'Turn off', 'OK']],
    ['auto-pay-manage', 'method', ['Back']],
  ] as const;

  it.each(places)(
    'BL-RST-004, BL-RST-011, BL-RST-012: %s says so at its step "%s", with the way to a store and none on: %j',
    (id, at, ways) => {
      for (const [restriction, en, es] of closed) {
        const facts: Facts = {
          ...onAt(id),
          'billing.restriction': restriction,
          'device-billing.restriction': restriction,
        };
        const step = site.manifests.sequence[id]?.steps[at];
        expect(textsOf(facts, step?.body ?? [])).toContainEqual([en, es]);
        expect(offersOf(facts, step?.body ?? [])).toEqual(['Find a store']);
        const actions = step?.actions.filter(({ when }) => holds(askerFor({ ...regular, ...facts }), when));
        expect(actions?.map(({ label }) => say(label))).toEqual(ways);
      }
    },
  );

  it.each([
    ['NONE', true],
    ['CARDS', true],
    ['CARDS_AND_BANK_ACCOUNTS', false],
    ['ALL_ONLINE', false],
  ])(
    'BL-RST-012: what one pays is said at the foot of a payment with the restriction %s: %s',
    (restriction, isSaid) => {
      const payment = beginPayment({ ...regular, 'billing.restriction': restriction });
      const { line } = site.manifests.sequence['one-time-payment'] ?? {};
      expect(holds(payment.change({ amountChoice: 'amount-due' }).evaluator(), line?.when)).toBe(isSaid);
    },
  );

  it.each([['amount-due'], ['method']])(
    'BL-RST-014: nor does Auto Pay of mobile go on where no card can be used, at its step "%s"',
    (at) => {
      const facts: Facts = { 'billing.area': 'MOBILE', 'billing.restriction': 'CARDS' };
      const step = site.manifests.sequence['auto-pay-enroll']?.steps[at];
      const actions = step?.actions.filter(({ when }) => holds(askerFor({ ...regular, ...facts }), when));
      expect(actions?.map(({ label }) => say(label))).not.toContain('Continue');
      expect(offersOf(facts, step?.body ?? [])).toEqual(['Why?']);
    },
  );
});

describe('what can be entered for Auto Pay', () => {
  it.each<[rows: string, area: string, restriction: string, offered: string[]]>([
    ['BL-RST-015', 'CORE', 'CARDS', ['new-bank-account']],
    ['BL-RST-015', 'CORE', 'BANK_ACCOUNTS', ['new-card']],
    ['BL-ELG-004', 'MOBILE', 'NONE', ['new-card']],
    ['BL-ELG-015', 'STREAMING', 'NONE', ['new-card', 'new-bank-account']],
  ])('%s: of %s with the restriction %s: %j', (_, area, restriction, offered) => {
    const evaluator = askerFor({ ...regular, 'billing.area': area, 'billing.restriction': restriction });
    const body = site.manifests.sequence['auto-pay-enroll']?.steps['method']?.body ?? [];
    const choice = shownWidgets(evaluator, body).find(({ widget }) => widget === 'billing/method-choice');
    const { entries = [] } = (choice?.settings ?? {}) as Settings;
    expect(entries.filter(({ when }) => holds(evaluator, when)).map(({ value }) => value)).toEqual(offered);
  });
});

interface Settings {
  entries?: { value: string; when?: PlacedWidget['when'] }[];
  text?: string;
  controls?: { label: string; when?: PlacedWidget['when'] }[];
}

const closed = [
  [
    'CARDS_AND_BANK_ACCOUNTS',
    "Cards and bank accounts can't be used online for this account. You can pay at a store.",
    'En esta cuenta no se pueden usar tarjetas ni cuentas bancarias en línea. Puede pagar en una tienda.',
  ],
  [
    'ALL_ONLINE',
    "This account can't be paid online. You can pay with cash at a store.",
    'Esta cuenta no se puede pagar en línea. Puede pagar en efectivo en una tienda.',
  ],
] as const;

/** Somebody who has what the sequence is about: Auto Pay that is on, or a device with something left to pay. */
function onAt(sequence: string): Facts {
  if (sequence === 'auto-pay-manage') return { 'auto-pay.state': 'ON', 'billing.autoPayEnrolled': true };
  return { 'device-billing.owes': true, 'device-billing.inFlight': 'none' };
}

function shown(facts: Facts, body: readonly PlacedWidget[]): Settings[] {
  const evaluator = askerFor({ ...regular, ...facts });
  return shownWidgets(evaluator, body).map(({ settings = {} }) => settings);
}

/** The sentences of texts and notices, in both languages. */
function textsOf(facts: Facts, body: readonly PlacedWidget[]): [unknown, unknown][] {
  return shown(facts, body).flatMap(({ text }) =>
    typeof text === 'string' ? [[wordsOf('en', text), wordsOf('es', text)]] : [],
  );
}

/** The buttons and links, in English. */
function offersOf(facts: Facts, body: readonly PlacedWidget[]): unknown[] {
  const evaluator = askerFor({ ...regular, ...facts });
  return shown(facts, body)
    .flatMap(({ controls = [] }) => controls)
    .filter(({ when }) => holds(evaluator, when))
    .map(({ label }) => wordsOf('en', label));
}

function wordsOf(language: string, key: string): unknown {
  const [namespace = '', name = ''] = key.split(':');
  return locales[language]?.[namespace]?.[name];
}
