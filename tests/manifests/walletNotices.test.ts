import { describe, expect, it } from 'vitest';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

describe('a card that Auto Pay or a payment needs', () => {
  it('BL-WAL-007: is said on the landing when it has expired, with the way to update it', () => {
    expect(notices({ 'needed-cards.expired': true, 'needed-cards.expiringSoon': true })).toEqual([
      ['A card that you pay with has expired', [['Update payment methods', 'payment-methods']]],
    ]);
  });

  it('BL-WAL-006: is said on the landing when it expires soon', () => {
    expect(notices({ 'needed-cards.expired': false, 'needed-cards.expiringSoon': true })).toEqual([
      ['A card that you pay with expires soon', [['Update payment methods', 'payment-methods']]],
    ]);
  });

  it('is not said before it is known, nor of one that is good', () => {
    expect(notices({})).toEqual([]);
    expect(notices({ 'needed-cards.expired': false, 'needed-cards.expiringSoon': false })).toEqual([]);
  });

  it('is not said beside what asks to update the method of a draft that failed', () => {
    expect(notices({ 'needed-cards.expired': true, 'billing.gracePeriod': true })).toEqual([]);
  });

  it('is never said in the middle of a payment', () => {
    const payment = JSON.stringify(site.manifests.sequence['one-time-payment']);
    expect(payment).not.toMatch(/needed-cards|wallet-notices/);
  });

  it('is looked for only where something needs one', () => {
    expect(asks({})).toBe(false);
    expect(asks({ 'billing.autoPayEnrolled': true })).toBe(true);
    expect(asks({ 'billing.futurePayments': 1 })).toBe(true);
    expect(asks({ 'billing.autoPayEnrolled': true, 'session.role': 'Standard' })).toBe(false);
  });
});

/** Whether the saved methods are looked through for those that are needed. */
function asks(facts: Facts): boolean {
  return holds(askerFor({ ...regular, ...facts }), site.manifests.facts['needed-cards']?.when);
}

/** The notices of the landing, with what they offer. */
function notices(facts: Facts): [string, [string, string | undefined][]][] {
  const evaluator = askerFor({ ...regular, ...facts });
  const body = site.manifests.page['billing']?.body ?? [];
  return shownWidgets(evaluator, body)
    .filter(({ widget }) => widget === 'content/notice')
    .map(({ settings }) => {
      const { title, controls = [] } = settings as NoticeSettings;
      return [say(title), controls.map(({ label, do: { go } }) => [say(label), go.route])];
    });
}

interface NoticeSettings {
  title: string;
  controls?: { label: string; do: { go: { route?: string } } }[];
}
