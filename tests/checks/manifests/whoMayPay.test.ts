import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import type { NoticeBoxSettings } from '../../../widgets/generated/settings.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const standard: Facts = { 'session.role': 'Standard', 'account.canPayBill': false };
const child: Facts = { 'session.role': 'Child', 'account.canPayBill': false };
const closed: Facts = { 'billing.billPayAvailable': false, 'device-billing.billPayAvailable': false };

describe('who finds no way to pay reads why, and who or what can help', () => {
  it.each<[rows: string, who: string, facts: Facts, en: string, es: string]>([
    [
      'BL-ROL-003',
      'a Standard user',
      standard,
      "Your sign-in can see this bill but can't pay it. A primary user or an admin of the account can.",
      'Con su usuario puede ver esta factura, pero no pagarla. Puede hacerlo un usuario principal o un administrador de la cuenta.',
    ],
    [
      'BL-ROL-006',
      'a Child who may not pay',
      child,
      "Your sign-in can't pay this bill. Someone else on the account may be able to, or you can pay at a store.",
      'Con su usuario no se puede pagar esta factura. Quizá pueda hacerlo otra persona de la cuenta, o puede pagarla en una tienda.',
    ],
    [
      'BL-ERR-009',
      'everybody while payments cannot be taken',
      closed,
      "What you owe doesn't change. Try again later, or pay at a store.",
      'Lo que debe no cambia. Intente más tarde o pague en una tienda.',
    ],
    [
      'BL-RST-012',
      'everybody where nothing can be paid online',
      { 'billing.restriction': 'ALL_ONLINE' },
      "What you owe doesn't change. You can pay at a store.",
      'Lo que debe no cambia. Puede pagar en una tienda.',
    ],
  ])('%s: %s', (_, __, facts, en, es) => {
    expect([texts(facts), texts(facts, 'es')]).toEqual([[en], [es]]);
  });

  it('and nobody else', () => {
    expect(texts({ 'session.role': 'Child', 'billing.canEnrollInAutoPay': false })).toEqual([]);
  });
});

describe('BL-ERR-009: whoever opens the payment of a bill that cannot be paid now', () => {
  it.each([
    [
      'en',
      "Online payments aren't available right now. What you owe doesn't change. Try again later, or pay at a store.",
    ],
    [
      'es',
      'Por ahora no se pueden hacer pagos en línea. Lo que debe no cambia. Intente más tarde o pague en una tienda.',
    ],
  ] as const)('reads so before anything is asked (%s)', (language, words) => {
    for (const at of steps)
      expect({ at, ...atStep(at, closed, language) }).toMatchObject({ at, notices: [words], goesOn: false });
    for (const at of steps.filter(([, step]) => step === 'amount'))
      expect(atStep(at, closed).asks).toBe(false);
  });

  it('and whoever can pay it is asked, and reads nothing', () => {
    for (const at of steps) expect({ at, ...atStep(at) }).toMatchObject({ at, notices: [], goesOn: true });
    for (const at of steps.filter(([, step]) => step === 'amount')) expect(atStep(at).asks).toBe(true);
  });
});

it.each([
  ['Primary', true],
  ['Admin', true],
  ['Child', true],
  ['HeadOfHousehold', true],
  ['Standard', false],
])('BL-ROL-013: whom the biller lets pay has the saved payment methods, as %s: %s', (role, has) => {
  const facts = { ...regular, 'session.role': role };
  expect(holds(askerFor(facts), site.manifests.guard['manages-payments']?.allow)).toBe(has);
  expect(site.manifests.route['payment-methods']?.guards).toContain('manages-payments');
});

it.each<[string, Facts]>([
  ['payments cannot be taken', closed],
  ['something is past due', { 'billing.pastDue': 4000 }],
])('nothing is promoted while %s', (_, facts) => {
  expect(shown(facts).map(({ id }) => id)).not.toContain('enroll-in-auto-pay');
});

it('BL-ROL-018: nothing asks for a role, but who manages payments, who reads why not, who may verify the account, who sees the card of voicemail, and who the way from there to the plan', () => {
  const folder = join(import.meta.dirname, '../../../manifests/portal');
  const askers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^(facts|personas|analytics|site)/.test(file))
    .filter((file) => /"session\.role(Kind)?"/.test(readFileSync(join(folder, file), 'utf8')));
  expect(askers.toSorted()).toEqual([
    'banners/cannot-pay.json',
    'banners/standard-cannot-pay.json',
    'conditions/manages-payments.json',
    'conditions/privileged.json',
    'conditions/show-access-card.json',
    'pages/auto-pay.json',
    'pages/services-voice.json',
  ]);
});

function shown(facts: Facts) {
  const at = { route: 'billing', isDismissed: () => false };
  const evaluator = askerFor({ ...regular, ...facts });
  return ['billing-alerts', 'instead-of-paying'].flatMap((place) => decideBanners(evaluator, place, at));
}

const steps = ['one-time-payment', 'device-payment'].flatMap((id) =>
  ['amount', 'method'].map((step) => [id, step] as const),
);

const regularDevice: Facts = {
  'device-billing.amountDue': 5000,
  'device-billing.inFlight': 'none',
  'device-billing.paymentPending': false,
  'device-billing.restriction': 'NONE',
  'device-billing.billPayAvailable': true,
};

/** The notices of a step of a payment, and whether it asks for something and goes on. */
function atStep([id, step]: readonly [string, string], facts: Facts = {}, language: Language = 'en') {
  const { body = [], actions = [] } = site.manifests.sequence[id]?.steps[step] ?? {};
  const evaluator = askerFor({ ...regular, ...regularDevice, ...facts });
  const widgets = shownWidgets(evaluator, body);
  return {
    notices: widgets
      .filter(({ widget }) => widget === 'content/notice')
      .map(({ settings }) => settings as unknown as NoticeBoxSettings)
      .map(({ title, text }) => `${say(title, {}, language)}. ${say(text, {}, language)}`),
    asks: widgets.some(({ widget }) => widget.startsWith('form/')),
    goesOn: actions.some(({ label, when }) => label === 'common:continue' && holds(evaluator, when)),
  };
}

function texts(facts: Facts, language: Language = 'en'): string[] {
  return shown({ ...facts, 'billing.canEnrollInAutoPay': false }).map(({ banner }) =>
    say(banner.text, {}, language),
  );
}
