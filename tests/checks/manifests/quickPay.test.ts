import { describe, expect, it } from 'vitest';
import type { NoticeBoxSettings, SummarySettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { everyWidget, holds, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';
import { walkSequence } from './walkSequence.ts';

const { sequence, guard, route } = site.manifests;
const [whole, quick] = [sequence['one-time-payment'], sequence['quick-pay']];

describe('quick pay', () => {
  it.each<[Language, string]>([
    ['en', 'Account: Mobile, ending in 1207'],
    ['es', 'Cuenta: Móvil, terminada en 1207'],
  ])('BL-QPY-001: says which bill it pays, in %s', (language, expected) => {
    const facts = { ...regular, 'billing.area': 'MOBILE', 'billing.numberEnding': '1207' };
    const rows = everyWidget(quick?.steps['review']?.body ?? [])
      .filter(({ widget }) => widget === 'content/summary')
      .flatMap(({ settings }) => (settings as unknown as SummarySettings).rows);
    const account = rows.find(({ label }) => label === 'payment:summary.account');
    expect(`${say(account?.label, facts, language)}: ${say(account?.value, facts, language)}`).toBe(expected);
  });

  it('BL-QPY-001, BL-QPY-004: is one step, and sends nothing but one payment for today', () => {
    expect(quick?.order).toEqual(['review']);
    const sent = Object.values(quick?.operations ?? {}).filter(({ sends }) => sends === 'once');
    expect(sent.map(({ run }) => run)).toEqual(['billing/create-instant-payment']);
  });

  it('sends the very same as the payment does, and finds it again in the same way', () => {
    const [mine, theirs] = [quick, whole].map((each) => each?.operations?.['pay-now']);
    expect(Object.keys(mine?.with ?? {})).toEqual(Object.keys(theirs?.with ?? {}));
    expect(mine?.unknown).toEqual(theirs?.unknown);
    expect(Object.keys(mine?.outcomes ?? {}).toSorted()).toEqual(
      Object.keys(theirs?.outcomes ?? {}).toSorted(),
    );
    expect(mine?.outcomes['possible-duplicate']?.map(({ newAttempt }) => newAttempt)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('BL-QPY-005: reads the security code of a saved card before it pays, unless that is proven', () => {
    const ways = quick?.steps['review']?.on?.['continue']?.transitions ?? [];
    const way = (facts: Facts) =>
      ways.find(({ when }) => holds(askerFor({ ...regular, ...facts }), when))?.to;
    const card = { 'quick-pay.methodSource': 'saved', 'quick-pay.methodType': 'VISA' };
    expect(way({ ...card, 'quick-pay.securityCodeProof': '' })).toBe('read-method');
    expect(way({ ...card, 'quick-pay.securityCodeProof': 'proof' })).toBe('pay-now');
    expect(way({ ...card, 'quick-pay.methodType': 'BANK_ACCOUNT' })).toBe('pay-now');
  });

  it('BL-QPY-002: leads on to all steps without a method that can be used, and only then', () => {
    expect(route['quick-pay']?.guards).toContain('quick-pay-possible');
    expect(guard['quick-pay-possible']?.otherwise).toEqual([{ redirect: { route: 'pay' } }]);
    for (const usable of [true, false]) {
      const allows = holds(
        askerFor({ ...regular, 'quick-method.usable': usable }),
        guard['quick-pay-possible']?.allow,
      );
      expect(allows).toBe(usable);
    }
  });

  it.each<[string, Facts]>([
    ['nothing is due', { 'billing.amountDue': 0 }],
    ['a payment is on its way', { 'billing.inFlight': 'mine' }],
    ['a payment is being processed', { 'billing.paymentPending': true }],
    ['a payment is scheduled', { 'billing.futurePayments': 1 }],
    ['Auto Pay will pay', { 'billing.autoPayScheduled': true, 'billing.autoPayEnrolled': true }],
  ])('BL-QPY-002: is not offered where %s', (_, facts) => {
    const offered = site.manifests.condition['quick-pay-offered']?.when;
    expect(holds(askerFor(regular), offered)).toBe(true);
    expect(holds(askerFor({ ...regular, ...facts }), offered)).toBe(false);
  });

  it.each<[string, Facts, readonly string[]]>([
    ['something is due', {}, []],
    ['nothing is due', { 'billing.amountDue': 0 }, ['Nothing is due right now.']],
    [
      'all of it is being processed',
      {
        'billing.paymentPending': true,
        'billing.onItsWay': 'pending',
        'billing.onItsWayAmount': 8420,
        'billing.leftToPay': 0,
      },
      ["$84.20 is being processed. You don't need to pay again."],
    ],
    [
      'all of it is scheduled',
      {
        'billing.futurePayments': 1,
        'billing.onItsWay': 'scheduled',
        'billing.onItsWayAmount': 8420,
        'billing.scheduledDate': '2026-12-01',
        'billing.leftToPay': 0,
      },
      ["A payment of $84.20 is scheduled for Tuesday, December 1. You don't need to pay again."],
    ],
    [
      'a part of it is scheduled',
      {
        'billing.futurePayments': 1,
        'billing.onItsWay': 'scheduled',
        'billing.onItsWayAmount': 4000,
        'billing.leftToPay': 4420,
      },
      ['$40.00 is being processed or scheduled. $44.20 of what is due is left to pay.'],
    ],
    [
      'Auto Pay will pay',
      {
        'billing.autoPayScheduled': true,
        'billing.autoPayEnrolled': true,
        'billing.autoPayDate': '2026-12-01',
      },
      ["Auto Pay will pay this bill on Tuesday, December 1. You don't need to pay it yourself."],
    ],
    [
      'somebody else has sent a payment',
      {
        'billing.inFlight': 'other',
        'billing.inFlightAmount': 8420,
        'billing.inFlightPayer': 'Diego',
        'billing.inFlightSince': Date.parse('2026-11-20T17:00:00Z'),
      },
      ['Diego sent a payment of $84.20 at'],
    ],
  ])('BL-QPY-002: says why nothing is paid here where %s', (_, facts, expected) => {
    const known = { ...regular, 'billing.onItsWay': 'none', 'billing.leftToPay': 8410, ...facts };
    const evaluator = askerFor(known);
    const notes = (quick?.steps['review']?.body ?? []).filter(
      ({ widget, when }) => widget === 'content/notice' && holds(evaluator, when),
    );
    const said = notes.map(({ settings }) => say((settings as unknown as NoticeBoxSettings).text, known));
    expect(said).toEqual(expected.map((each) => expect.stringContaining(each)));
  });

  it.each<[string, Language, string]>([
    ['paid-already', 'en', 'Do you want to pay another $84.20 with this method: Visa ending in 4242?'],
    ['paid-already', 'es', '¿Desea pagar otros $84.20 con este método: Visa que termina en 4242?'],
    ['payment-in-flight', 'en', 'If you do, another $84.20 is paid with this method: Visa ending in 4242.'],
    [
      'payment-in-flight',
      'es',
      'Si lo hace, se pagarán otros $84.20 con este método: Visa que termina en 4242.',
    ],
  ])('says before it pays again what and from what (%s, in %s)', (dialog, language, expected) => {
    const paying = {
      'quick-pay.askedAmount': '8420',
      'quick-pay.methodType': 'VISA',
      'quick-pay.lastFour': '4242',
    };
    const before = {
      'quick-pay.duplicateAmount': '8420',
      'quick-pay.duplicateSince': '2026-11-22T12:00:00Z',
    };
    expect(say(quick?.dialogs?.[dialog]?.text, { ...regular, ...paying, ...before }, language)).toContain(
      expected,
    );
  });

  it('is offered on the landing, beside the payment', () => {
    expect(JSON.stringify(widgetsOfPage('billing'))).toContain(
      '{"label":"quick-pay:go","do":{"go":{"route":"quick-pay"}}',
    );
  });
});

it.each(['stop', 'close'] as const)(
  'who was asked about an amount, and did not agree, pays what is due by now: %s',
  (answer) => {
    const method = { methodSource: 'saved', methodId: 'm', methodType: 'BANK_ACCOUNT', lastFour: '6789' };
    const walk = walkSequence('quick-pay', regular, 'review', method).send('continue');
    walk.settle('possible-duplicate', { duplicates: 'p-1', askedAmount: '5000' });
    expect([walk.at(), walk.facts()['quick-payment.amount']]).toEqual(['paid-already', 5000]);
    if (answer === 'close') walk.close();
    else walk.send(answer);
    expect([walk.at(), walk.facts()['quick-payment.amount'], walk.answer('besides')]).toEqual([
      'review',
      8410,
      undefined,
    ]);
  },
);
