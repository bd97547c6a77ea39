import { describe, expect, it } from 'vitest';
import { everyWidget } from './placed.ts';
import { locales, site } from './realSite.ts';

const fields = site.manifests.record['saved-method']?.fields;

describe('the list of saved payment methods', () => {
  it.each([
    ['BL-ENT-010', 'state', 'states.EXPIRING_SOON', 'Expires soon', 'Vence pronto'],
    ['BL-ENT-011', 'state', 'states.RESTRICTED', 'Unavailable', 'No disponible'],
    ['BL-ENT-012', 'deleteBlock', 'uses.AUTO_PAY', 'Auto Pay', 'Pago Automático'],
    ['BL-ENT-013', 'kind', 'kinds.DEBIT', 'Debit', 'Débito'],
    ['BL-ENT-013', 'kind', 'kinds.SAVINGS', 'Savings', 'Cuenta de ahorros'],
  ])('%s: says in the column %s of a method (%s) "%s", in Spanish "%s"', (_, field, key, en, es) => {
    const [words, value] = key.split('.');
    expect(fields?.[field]).toMatchObject({ words: `methods:${words}.` });
    expect(fields?.[field]).toHaveProperty('values', expect.arrayContaining([value]));
    expect([locales['en']?.['methods']?.[key], locales['es']?.['methods']?.[key]]).toEqual([en, es]);
    expect(JSON.stringify(site.manifests.page['payment-methods'])).toContain(`"saved-method.${field}"`);
  });

  it('BL-ENT-010, BL-ENT-011: marks what expires soon, and what cannot be used', () => {
    expect(fields?.['state']).toHaveProperty('tones.EXPIRING_SOON', 'warning');
    expect(fields?.['state']).toHaveProperty('tones.RESTRICTED', 'warning');
  });
});

describe.each(['one-time-payment', 'auto-pay-enroll', 'auto-pay-manage'])('the method step of %s', (id) => {
  it('BL-ENT-010, BL-ENT-012: has a badge for a card that expires soon, and for the method of Auto Pay', () => {
    const choices = everyWidget(site.manifests.sequence[id]?.steps['method']?.body ?? []).filter(
      ({ widget }) => widget === 'billing/method-choice',
    );
    expect(choices.length).toBeGreaterThan(0);
    for (const { settings } of choices) {
      expect(settings).toHaveProperty('badges', [
        { of: 'expiring', label: 'payment:method.expiringSoon', state: 'warning' },
        expect.objectContaining({ of: 'auto-pay', label: 'payment:method.autoPay' }),
      ]);
    }
  });
});
