import { expect, it } from 'vitest';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import type { Control } from '../../../engine/core/manifest/index.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const late: Facts = { 'account.delinquent': true, 'billing.pastDue': 4000 };

it('BL-DLQ-019, BL-DLQ-020, SH-DELINQ-001, SH-DELINQ-002: an upgrade is for whoever has paid; over the account others are told what comes first', () => {
  expect(upgradeOf({})).toMatchObject({ kind: 'show', route: 'upgrade' });
  expect(upgradeOf(late)).toMatchObject({
    kind: 'redirect',
    address: '/account-summary',
    open: 'delinquency',
  });
});

it('BL-DLQ-021, SH-DELINQ-003, SH-I18N-020: that dialog leads to the payment, or is closed', () => {
  expect([say('upgrade:delinquency.title'), say('upgrade:delinquency.title', {}, 'es')]).toEqual([
    'Something is past due',
    'Hay un saldo vencido',
  ]);
  expect([say('upgrade:delinquency.text'), say('upgrade:delinquency.text', {}, 'es')]).toEqual([
    'You can upgrade once nothing is past due.',
    'Podrá mejorar el servicio cuando su cuenta esté al día.',
  ]);
  const closes = { close: true };
  expect(answers(late)).toEqual([
    ['Make a payment', { go: { route: 'pay' } }],
    ['Close', closes],
  ]);
  const elsewhere = [
    ['See what is past due', { go: { route: 'billing' } }],
    ['Close', closes],
  ];
  expect(answers({ 'account.delinquent': true })).toEqual(elsewhere);
  expect(answers({ ...late, 'account.canPayBill': false })).toEqual(elsewhere);
  expect(answers({ ...late, 'billing.leftPastDue': 0 })).toEqual(elsewhere);
  expect(answers({ ...late, 'billing.inFlight': 'mine' })).toEqual(elsewhere);
});

it.each(['myplan', 'buy'])(
  'BL-DLQ-021: who wants to upgrade from the page %s is told over that page, and is on it when the dialog is closed',
  (page) => {
    expect(waysToUpgrade(page, {})).toEqual([{ go: { route: 'upgrade' } }]);
    expect(waysToUpgrade(page, late)).toEqual([{ open: 'delinquency' }]);
  },
);

it('SH-ROUTE-019: visitors sign in first, and come to the upgrade then', () => {
  expect(resolveNavigation(askerFor(visitor), { path: '/upgrade', query: '' })).toMatchObject({
    kind: 'redirect',
    address: '/login?returnTo=%2Fupgrade',
  });
});

function upgradeOf(facts: Facts) {
  return resolveNavigation(askerFor({ ...regular, ...facts }), { path: '/upgrade', query: '' });
}

/** What the buttons and links of a page do that say "Upgrade". */
function waysToUpgrade(page: string, facts: Facts) {
  const evaluator = askerFor({ ...regular, ...facts });
  const controls = shownWidgets(evaluator, widgetsOfPage(page)).flatMap(
    ({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [],
  );
  const upgrading = controls.filter(({ label, when }) => label === 'upgrade:go' && holds(evaluator, when));
  return upgrading.map(({ do: action }) => action);
}

function answers(facts: Facts) {
  const evaluator = askerFor({ ...regular, ...facts });
  return (site.manifests.dialog['delinquency']?.actions ?? [])
    .filter(({ when }) => holds(evaluator, when))
    .map(({ label, do: action }) => [say(label), action]);
}
