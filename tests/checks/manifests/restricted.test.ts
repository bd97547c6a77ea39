import { describe, expect, it } from 'vitest';
import { askerFor, regular } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { locales, site } from './realSite.ts';
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
    const page = site.manifests.page['payment-unavailable']?.body ?? [];
    expect(textsOf(restriction, page)).toEqual([[en, es]]);
    expect(offersOf(restriction, page)).toEqual(offers);
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
        expect(textsOf(restriction, body).map(([en]) => en)).toContain(text);
        expect(offersOf(restriction, body).filter((label) => label === 'Why?')).toEqual(offers);
      }
      expect(offersOf('NONE', body)).not.toContain('Why?');
    },
  );
});

it.each(['CARDS_AND_BANK_ACCOUNTS', 'ALL_ONLINE'])(
  'BL-RST-004: where nothing can be used (%s), the method of a payment says so, and leads to the page about it',
  (restriction) => {
    const body = site.manifests.sequence['one-time-payment']?.steps['method']?.body ?? [];
    expect(textsOf(restriction, body)).toEqual([
      [
        "Cards and bank accounts can't be used online for this account. You can pay at a store.",
        'En esta cuenta no se pueden usar tarjetas ni cuentas bancarias en línea. Puede pagar en una tienda.',
      ],
    ]);
    expect(offersOf(restriction, body)).toContain('Why?');
  },
);

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

function shown(restriction: string, body: readonly PlacedWidget[]): Settings[] {
  const evaluator = askerFor({ ...regular, 'billing.restriction': restriction });
  return shownWidgets(evaluator, body).map(({ settings = {} }) => settings);
}

/** The sentences of texts and notices, in both languages. */
function textsOf(restriction: string, body: readonly PlacedWidget[]): [unknown, unknown][] {
  return shown(restriction, body).flatMap(({ text }) =>
    typeof text === 'string' ? [[wordsOf('en', text), wordsOf('es', text)]] : [],
  );
}

/** The buttons and links, in English. */
function offersOf(restriction: string, body: readonly PlacedWidget[]): unknown[] {
  const evaluator = askerFor({ ...regular, 'billing.restriction': restriction });
  return shown(restriction, body)
    .flatMap(({ controls = [] }) => controls)
    .filter(({ when }) => holds(evaluator, when))
    .map(({ label }) => wordsOf('en', label));
}

function wordsOf(language: string, key: string): unknown {
  const [namespace = '', name = ''] = key.split(':');
  return locales[language]?.[namespace]?.[name];
}
