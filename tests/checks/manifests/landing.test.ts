import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideNavigation } from '../../../engine/core/navigation/index.ts';
import { firstHolding } from '../../../engine/core/decision/index.ts';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import type { SummarySettings, StatusCardSettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds, widgetsOfPage } from './placed.ts';
import { say, type Language } from './say.ts';

const disconnected: Facts = { 'billing.status': 'DISCONNECTED' };
const pastDue: Facts = { 'billing.pastDue': 4000, 'billing.pastDueDate': '2026-11-03' };
const autoPay: Facts = {
  'billing.autoPayEnrolled': true,
  'billing.autoPayScheduled': true,
  'billing.autoPayAmount': 8410,
  'billing.autoPayDate': '2026-12-01',
};
const nothingDue: Facts = { 'billing.amountDue': 0 };
const scheduled: Facts = {
  'billing.futurePayments': 1,
  'billing.onItsWay': 'scheduled',
  'billing.scheduledDate': '2026-12-01',
};
const pending: Facts = { 'billing.paymentPending': true, 'billing.onItsWay': 'pending' };
const credit: Facts = { ...nothingDue, 'billing.credit': 2550 };

describe('the status card', () => {
  it('BL-LND-012, BL-LND-009, BL-LND-002: says what is due, and by when', () => {
    expect(card()).toEqual({
      id: 'payment-due',
      title: 'Amount due',
      amount: '$84.10',
      detail: 'Due Friday, December 4',
      offers: ['Make a payment', 'Quick pay'],
    });
    expect(card({}, 'es')).toMatchObject({
      title: 'Monto a pagar',
      detail: 'Vence el viernes 4 de diciembre',
    });
  });

  it('BL-LND-012: says what is due of those, too, whom Auto Pay does not cover this time', () => {
    expect(card({ ...autoPay, 'billing.autoPayScheduled': false })).toMatchObject({
      title: 'Amount due',
      amount: '$84.10',
      detail: 'Due Friday, December 4. Auto Pay does not pay this bill: please pay it yourself.',
      offers: ['Make a payment', 'Quick pay'],
    });
  });

  it('BL-LND-012, BL-LND-014: says what is due where Auto Pay has a method that it may not use, with both ways out', () => {
    const facts = { ...autoPay, 'billing.autoPayScheduled': false, 'billing.autoPayMethodRefused': true };
    expect(card(facts)).toMatchObject({
      title: 'Amount due',
      amount: '$84.10',
      detail: "Due Friday, December 4. Auto Pay can't pay this bill with the payment method it has now.",
      offers: ['Make a payment', 'Manage Auto Pay'],
    });
    expect(card(facts, 'es').detail).toBe(
      'Vence el viernes 4 de diciembre. El Pago Automático no puede pagar esta factura con el método de pago que tiene ahora.',
    );
  });

  it('BL-LND-013: says that nothing is due, without a credit', () => {
    expect(card(nothingDue)).toMatchObject({
      id: 'no-payment-due',
      title: 'No payment due',
      offers: ['Make an early payment'],
    });
  });

  it('BL-LND-014, BL-LND-022: says when Auto Pay will pay, and offers to pay besides and to manage it', () => {
    expect(card(autoPay)).toMatchObject({
      id: 'auto-pay-scheduled',
      amount: '$84.10',
      detail: 'Auto Pay will pay this on Tuesday, December 1',
      offers: ['Make an additional payment', 'Manage Auto Pay'],
    });
    expect(card(autoPay, 'es').offers).toEqual(['Hacer un pago adicional', 'Administrar el Pago Automático']);
  });

  it('BL-LND-015, BL-ENT-034: says how much the credit is', () => {
    expect(card(credit)).toMatchObject({
      id: 'billing-credit',
      title: 'Billing credit',
      amount: '$25.50',
      offers: ['Make an early payment'],
    });
  });

  it('BL-LND-016: says that the account is disconnected, and offers to pay what is owed', () => {
    expect(card(disconnected)).toMatchObject({
      id: 'account-disconnected',
      title: 'Account disconnected',
      offers: ['Make a payment'],
    });
    expect(card({ ...disconnected, ...nothingDue })).toMatchObject({
      id: 'account-disconnected',
      offers: [],
    });
  });

  it.each<[string, Facts, string]>([
    ['disconnected before past due', { ...disconnected, ...pastDue, ...autoPay }, 'account-disconnected'],
    ['past due before Auto Pay', { ...pastDue, ...autoPay }, 'past-due'],
    ['that all of it is past due', { ...pastDue, ...autoPay, 'billing.amountDue': 1 }, 'wholly-past-due'],
    ['Auto Pay before what is due', autoPay, 'auto-pay-scheduled'],
    ['what is due before a credit', { 'billing.credit': 2550 }, 'payment-due'],
    ['a credit before nothing', credit, 'billing-credit'],
    ['nothing at last', nothingDue, 'no-payment-due'],
  ])('BL-LND-017: has one precedence: %s', (_, facts, id) => {
    expect(card(facts).id).toBe(id);
  });

  it('BL-LND-017: shows exactly one state, whatever the account is like', () => {
    fc.assert(
      fc.property(anyAccount, (facts) => {
        expect(states).toContain(card(facts).id);
      }),
    );
  });

  it.each<[what: string, Facts, id: string, en: string, es: string, offers: string[]]>([
    [
      'a payment of all of it is scheduled',
      { ...scheduled, 'billing.onItsWayAmount': 8410, 'billing.leftToPay': 0 },
      'covered-by-scheduled',
      "A payment of $84.10 is scheduled for Tuesday, December 1. You don't need to pay again.",
      'Hay un pago de $84.10 programado para el martes 1 de diciembre. No necesita pagar de nuevo.',
      ['See or cancel scheduled payments', 'Make an additional payment'],
    ],
    [
      'a payment of all of it is scheduled after the due date',
      {
        ...scheduled,
        'billing.onItsWayAmount': 8410,
        'billing.leftToPay': 0,
        'billing.dueDate': '2026-11-30',
      },
      'scheduled-late',
      'A payment of $84.10 is scheduled for Tuesday, December 1, after Monday, November 30, when the bill is due.',
      'Hay un pago de $84.10 programado para el martes 1 de diciembre, después del lunes 30 de noviembre, cuando vence la factura.',
      ['Make a payment', 'See or cancel scheduled payments'],
    ],
    [
      'a payment of a part of it is scheduled after the due date, by which that part is not paid',
      {
        ...scheduled,
        'billing.onItsWayAmount': 4000,
        'billing.leftToPay': 4410,
        'billing.dueDate': '2026-11-30',
      },
      'scheduled-late',
      'A payment of $40.00 is scheduled for Tuesday, December 1, after Monday, November 30, when the bill is due.',
      'Hay un pago de $40.00 programado para el martes 1 de diciembre, después del lunes 30 de noviembre, cuando vence la factura.',
      ['Make a payment', 'See or cancel scheduled payments'],
    ],
    [
      'what comes to all of it is pending, of one payment or of several',
      { ...pending, 'billing.onItsWayAmount': 8410, 'billing.leftToPay': 0 },
      'covered-by-pending',
      "$84.10 is being processed. You don't need to pay again.",
      'Hay $84.10 en proceso. No necesita pagar de nuevo.',
      ['Make an additional payment'],
    ],
    [
      'what comes to all of it is pending, on a disconnected account',
      { ...disconnected, ...pastDue, ...pending, 'billing.onItsWayAmount': 8410, 'billing.leftToPay': 0 },
      'disconnected-covered',
      "$84.10 is being processed. You don't need to pay again.",
      'Hay $84.10 en proceso. No necesita pagar de nuevo.',
      ['Make an additional payment'],
    ],
    [
      'several come to all of it',
      { 'billing.onItsWay': 'several', 'billing.onItsWayAmount': 9000, 'billing.leftToPay': 0 },
      'covered',
      "Payments of $90.00 in all are being processed or scheduled. You don't need to pay again.",
      'Hay pagos por $90.00 en total en proceso o programados. No necesita pagar de nuevo.',
      ['See or cancel scheduled payments', 'Make an additional payment'],
    ],
    [
      'a part of it is scheduled',
      { ...scheduled, 'billing.onItsWayAmount': 4000, 'billing.leftToPay': 4410 },
      'partly-covered',
      '$40.00 is being processed or scheduled. $44.10 is left to pay by Friday, December 4.',
      'Hay $40.00 en proceso o programados. Quedan $44.10 por pagar a más tardar el viernes 4 de diciembre.',
      ['Make an additional payment', 'See or cancel scheduled payments'],
    ],
    [
      'what is past due is pending, and the rest is not on its way',
      {
        ...pastDue,
        ...pending,
        'billing.pendingAmount': 4000,
        'billing.leftPastDue': 0,
        'billing.leftToPay': 4410,
      },
      'past-due-covered',
      '$40.00 is being processed, and covers what is past due. $44.10 is left to pay by Friday, December 4.',
      'Hay $40.00 en proceso, que cubren lo vencido. Quedan $44.10 por pagar a más tardar el viernes 4 de diciembre.',
      ['Make an additional payment'],
    ],
    [
      'what is past due is pending, and so is all else',
      {
        ...pastDue,
        ...pending,
        'billing.onItsWayAmount': 8410,
        'billing.leftPastDue': 0,
        'billing.leftToPay': 0,
      },
      'covered-by-pending',
      "$84.10 is being processed. You don't need to pay again.",
      'Hay $84.10 en proceso. No necesita pagar de nuevo.',
      ['Make an additional payment'],
    ],
    [
      'a part of what is past due is pending',
      { ...pastDue, ...pending, 'billing.pendingAmount': 1000, 'billing.leftPastDue': 3000 },
      'past-due-partly-covered',
      '$10.00 is being processed. $30.00 is still past due.',
      'Hay $10.00 en proceso. Todavía hay $30.00 vencidos.',
      ['Make an additional payment'],
    ],
  ])(
    'BL-LND-020, BL-LND-022, BL-BAN-019: says beside what is due, which stays, that %s',
    (_, facts, id, en, es, offers) => {
      expect(card(facts)).toMatchObject({ id, amount: '$84.10', detail: en, offers });
      expect(card(facts, 'es').detail).toBe(es);
    },
  );

  it('has no first button where nothing needs to be paid, so that nobody pays twice', () => {
    const covered = { 'billing.onItsWayAmount': 8410, 'billing.leftToPay': 0 };
    for (const facts of [scheduled, pending, { ...disconnected, ...pending }]) {
      const { id } = card({ ...facts, ...covered });
      const { controls = [] } = settings.states.find((state) => state.id === id) ?? {};
      expect(controls.map(({ style }) => style)).not.toContain('primary');
    }
  });

  it('BL-RST-012: offers nothing to an account that cannot pay online, which leads to a refusal', () => {
    for (const restriction of ['ALL_ONLINE', 'CARDS_AND_BANK_ACCOUNTS'])
      for (const facts of [{}, pastDue, autoPay, nothingDue, credit, disconnected])
        expect(card({ ...facts, 'billing.restriction': restriction }).offers).not.toContainEqual(
          expect.stringMatching(/payment|pay$/),
        );
  });

  it('BL-ROL-003, BL-ROL-006, SH-ROLE-013, SH-ROLE-015: offers no payment to those who may not pay', () => {
    const states = [{}, pastDue, autoPay, nothingDue, credit, disconnected];
    for (const facts of states) {
      for (const role of ['Standard', 'Child'])
        expect(card({ ...facts, 'account.canPayBill': false, 'session.role': role }).offers).toEqual([]);
      expect(card({ ...facts, 'account.canPayBill': false }).offers).toEqual([]);
    }
  });
});

it('BL-ERR-009: the landing offers no payment while none can be taken', () => {
  for (const facts of [{}, pastDue, autoPay, nothingDue, credit, disconnected])
    expect(card({ ...facts, 'billing.billPayAvailable': false }).offers).not.toContainEqual(
      expect.stringMatching(/payment|Quick pay/),
    );
});

it.each(['account-summary', 'bill'])(
  'BL-LND-017: the card of %s has the same states in the same order',
  (page) => {
    const other = widgetsOfPage(page).find(({ widget }) => widget === 'billing/status-card')?.settings as
      | { states: { id: string }[] }
      | undefined;
    expect(other?.states.map(({ id }) => id)).toEqual(states);
  },
);

describe('every payment that the landing offers', () => {
  it('BL-LND-018, BL-LND-019, BL-LND-020: opens the payment', () => {
    const controls = settings.states.flatMap((state) => state.controls);
    for (const label of ['Make a payment', 'Make an early payment', 'Make an additional payment']) {
      const places = controls.filter((control) => say(control.label) === label).map((control) => control.do);
      expect(new Set(places.map((place) => JSON.stringify(place)))).toEqual(
        new Set(['{"go":{"route":"pay"}}']),
      );
    }
  });
});

describe('the settings on the landing', () => {
  it('BL-LND-010: say how bills come', () => {
    expect(rows({ 'billing.paperless': true })).toMatchObject({ 'Bill delivery': 'Online' });
    expect(rows()).toMatchObject({ 'Bill delivery': 'Paper and online' });
    expect(rows({}, 'es')).toMatchObject({ 'Entrega de la factura': 'En papel y en línea' });
  });

  it('BL-LND-011, BL-PPL-004: offer paperless billing to those who have it not, the rest a change, and nothing to those who may not pay', () => {
    expect(actions()).toContain('Go paperless');
    expect(actions({ 'billing.paperless': true })).not.toContain('Go paperless');
    expect(actions({ 'billing.paperless': true })).toContain('Change');
    for (const paperless of [true, false]) {
      const offered = actions({ 'billing.paperless': paperless, 'session.role': 'Standard' });
      expect(offered).not.toContain('Go paperless');
      expect(offered).not.toContain('Change');
    }
  });

  it('say whether paperless billing and Auto Pay are on', () => {
    expect(rows()).toMatchObject({ 'Paperless billing': 'Off', 'Auto Pay': 'Off' });
    expect(rows({ ...autoPay, 'billing.paperless': true })).toMatchObject({
      'Paperless billing': 'On',
      'Auto Pay': 'On',
    });
  });

  it('say that Auto Pay needs attention while its method will be refused', () => {
    const refused = { ...autoPay, 'billing.autoPayMethodRefused': true };
    expect(rows(refused)['Auto Pay']).toBe('Needs attention');
    expect(rows(refused, 'es')['Pago Automático']).toBe('Requiere atención');
  });

  it('do not say of all services what Auto Pay is of one', () => {
    const several: Facts = { 'account.hasSeveralBills': true };
    expect(rows(several)['Auto Pay']).toBe('Set for each service');
    expect(rows({ ...several, ...autoPay }, 'es')['Pago Automático']).toBe('Según el servicio');
  });
});

it.each([
  ['SH-HEAD-029', 'account-summary', 'home'],
  ['SH-HEAD-030, BL-LND-030', 'billing', 'billing'],
])('%s: the menu highlights where the customer is: %s', (_, route, item) => {
  const shown = decideNavigation(askerFor(regular), 'main', route);
  expect(shown.filter(({ current }) => current).map((each) => each.item.id)).toEqual([item]);
});

const settings = widgetsOfPage('billing').find(({ widget }) => widget === 'billing/status-card')
  ?.settings as unknown as StatusCardSettings;

const states = settings.states.map(({ id }) => id);

const anyAccount = fc.record({
  'billing.status': fc.constantFrom('ACTIVE', 'DISCONNECTED'),
  'billing.amountDue': fc.constantFrom(0, 50, 8410),
  'billing.pastDue': fc.constantFrom(0, 4000),
  'billing.pastDueDate': fc.constant('2026-11-03'),
  'billing.credit': fc.constantFrom(0, 2550),
  'billing.autoPayEnrolled': fc.boolean(),
  'billing.autoPayScheduled': fc.boolean(),
  'billing.autoPayAmount': fc.constantFrom(100, 8410),
  'billing.autoPayDate': fc.constant('2026-12-01'),
  'billing.paymentPending': fc.boolean(),
  'billing.futurePayments': fc.constantFrom(0, 1, 2),
});

/** The state of the status card for a customer, in words. */
function card(facts: Facts = {}, language: Language = 'en') {
  const known = { ...regular, ...facts };
  const evaluator = askerFor(known);
  const chosen = firstHolding(evaluator, settings.states, {
    kind: 'page',
    id: 'billing',
    pointer: '/settings/states',
    subject: 'status card',
  });
  if (!chosen || !('choice' in chosen)) throw new Error('The status card has no state.');
  const { id, title, amount, detail, controls } = chosen.choice;
  const words = (sentence: Copy | undefined) => say(sentence, known, language);
  return {
    id,
    title: words(title),
    amount: words(amount),
    detail: words(detail),
    offers: controls.filter(({ when }) => holds(evaluator, when)).map(({ label }) => words(label)),
  };
}

/** The shown rows of the landing's summary, in words. */
function rows(facts: Facts = {}, language: Language = 'en'): Record<string, string> {
  const known = { ...regular, ...facts };
  return Object.fromEntries(
    shownRows(facts).map(({ label, value }) => [say(label, known, language), say(value, known, language)]),
  );
}

/** The controls in the rows of the settings. */
function actions(facts: Facts = {}): string[] {
  const evaluator = askerFor({ ...regular, ...facts });
  return shownRows(facts).flatMap(({ action }) =>
    action && holds(evaluator, action.when) ? [say(action.label)] : [],
  );
}

function shownRows(facts: Facts): SummarySettings['rows'] {
  const evaluator = askerFor({ ...regular, ...facts });
  const summary = widgetsOfPage('billing').findLast(({ widget }) => widget === 'content/summary');
  const { rows: all } = (summary?.settings ?? { rows: [] }) as unknown as SummarySettings;
  return all.filter(({ when }) => holds(evaluator, when));
}
