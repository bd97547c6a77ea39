import { describe, expect, it } from 'vitest';
import { decideDialog } from '../../../engine/core/dialog/decideDialog.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

describe('a card that Auto Pay or a payment needs', () => {
  it.each<[row: string, facts: Facts, en: string, es: string]>([
    [
      'BL-WAL-007',
      { 'needed-cards.expired': true, 'needed-cards.expiringSoon': true },
      'A card that you pay with has expired',
      'Venció una tarjeta con la que paga',
    ],
    [
      'BL-WAL-006',
      { 'needed-cards.expired': false, 'needed-cards.expiringSoon': true },
      'A card that you pay with expires soon',
      'Una tarjeta con la que paga vence pronto',
    ],
  ])('%s: is said by a dialog on the landing, with the way to update it', (_, facts, en, es) => {
    const shown = dialog(facts);
    expect([say(shown?.title), say(shown?.title, {}, 'es')]).toEqual([en, es]);
    expect(shown?.actions.map(({ label, do: action }) => [say(label), action])).toEqual([
      ['Update payment methods', { go: { route: 'payment-methods' } }],
      ['Not now', { close: true }],
    ]);
    expect(shown?.dismissal).toEqual({ forSession: true });
  });

  it('is not said before it is known, nor of one that is good', () => {
    expect(dialog({})).toBeUndefined();
    expect(dialog({ 'needed-cards.expired': false, 'needed-cards.expiringSoon': false })).toBeUndefined();
  });

  it('is not said beside what asks to update the method of a draft that failed', () => {
    expect(dialog({ 'needed-cards.expired': true, 'billing.gracePeriod': true })).toBeUndefined();
  });

  it.each(['pay', 'quick-pay', 'auto-pay-manage', 'account-summary', 'support'])(
    'BL-WAL-006, BL-WAL-007: is never said over anything else: %s',
    (route) => {
      const known = { 'needed-cards.expired': true, 'needed-cards.expiringSoon': true, 'route.id': route };
      expect(dialog(known)).toBeUndefined();
    },
  );

  it('is looked for only where something needs one', () => {
    expect(asks({})).toBe(false);
    expect(asks({ 'billing.autoPayEnrolled': true })).toBe(true);
    expect(asks({ 'billing.futurePayments': 1 })).toBe(true);
    expect(asks({ 'billing.autoPayEnrolled': true, 'session.role': 'Standard' })).toBe(false);
  });
});

/** Whether the saved methods are searched for those that are needed. */
function asks(facts: Facts): boolean {
  return holds(askerFor({ ...regular, ...facts }), site.manifests.facts['needed-cards']?.when);
}

/** The dialog that opens by itself, on the landing. */
function dialog(facts: Facts) {
  const evaluator = askerFor({ ...regular, 'route.id': 'billing', ...facts });
  return decideDialog(evaluator, { isOpened: () => false, isDismissed: () => false })?.dialog;
}
