import { expect, it } from 'vitest';
import type { Action, Condition, Copy } from '../../../engine/core/manifest/index.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { everyWidget, holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';
import { sequenceOf } from './walkSequence.ts';

it.each<[what: string, facts: Facts, offers: string[]]>([
  [
    'what one has scheduled',
    { 'scheduled-payment.state': 'OPEN', 'scheduled-payment.source': 'YOU' },
    ['Cancel'],
  ],
  [
    'what is being processed',
    { 'scheduled-payment.state': 'PROCESSING', 'scheduled-payment.source': 'YOU' },
    [],
  ],
  [
    'the draft of Auto Pay',
    { 'scheduled-payment.state': 'OPEN', 'scheduled-payment.source': 'AUTO_PAY' },
    [],
  ],
])('BL-SCH-006: can only be cancelled, and not edited: %s', (_, facts, offers) => {
  const evaluator = askerFor({ ...regular, ...facts });
  const table = everyWidget(site.manifests.page['scheduled-payments']?.body ?? []).find(
    ({ settings }) => (settings as { items?: string } | undefined)?.items === 'scheduled-payment',
  );
  const { actions = [] } = (table?.settings ?? {}) as {
    actions?: { label: Copy; do: Action; when?: Condition }[];
  };
  expect(actions.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label))).toEqual(offers);
});

it('BL-SCH-006: promises nobody another one once it is cancelled: a past-due account may schedule none', () => {
  expect(say('scheduled:cancel.doneText')).toBe('Nothing will be taken for it.');
  expect(say('scheduled:cancel.doneText', {}, 'es')).toBe('No se cobrará nada por él.');
});

it('BL-SCH-006: advises nobody to cancel one in order to make another, which they may not be able to', () => {
  expect(say('scheduled:change')).toBe(
    "A scheduled payment can't be changed, only canceled. What is being processed can't be canceled.",
  );
  expect(say('scheduled:change', {}, 'es')).toBe(
    'Un pago programado no se puede cambiar, solo cancelar. Lo que está en proceso no se puede cancelar.',
  );
});

it.each<[string, Facts, string]>([
  ['Auto Pay is off', {}, 'scheduled:cancel.owed'],
  ['another payment is on its way', { 'billing.onItsWay': 'several' }, 'scheduled:cancel.owedBesideOthers'],
  [
    'Auto Pay leaves the bill to the customer',
    { 'billing.autoPayEnrolled': true, 'auto-pay.state': 'STARTS_NEXT_BILL' },
    'scheduled:cancel.owed',
  ],
  [
    'Auto Pay would pay the bill but for this payment',
    { 'billing.autoPayEnrolled': true, 'auto-pay.state': 'ON' },
    'scheduled:cancel.autoPayTakes',
  ],
  [
    'Auto Pay could not take the bill, and does not try again',
    { 'billing.autoPayEnrolled': true, 'billing.gracePeriod': true, 'auto-pay.state': 'ON' },
    'scheduled:cancel.owed',
  ],
  [
    'Auto Pay has a method that it may not use',
    {
      'billing.autoPayEnrolled': true,
      'billing.autoPayMethodRefused': true,
      'auto-pay.state': 'NEEDS_ATTENTION',
    },
    'scheduled:cancel.owed',
  ],
])('who cancels a scheduled payment while %s reads what becomes of the bill', (_, facts, said) => {
  const open: Facts = { 'scheduled-payment.state': 'OPEN', 'scheduled-payment.source': 'YOU' };
  const known = { ...regular, 'auto-pay.state': 'OFF', ...open, 'scheduled-payment.area': 'CORE', ...facts };
  const { body = [] } = sequenceOf('cancel-scheduled').manifest.steps['confirm'] ?? {};
  const texts = shownWidgets(askerFor(known), body).flatMap(({ settings }) => {
    const { text } = (settings ?? {}) as { text?: Copy };
    return typeof text === 'object' ? [text.key] : (text ?? []);
  });
  expect(texts).toEqual(['scheduled:cancel.text', said]);
});
