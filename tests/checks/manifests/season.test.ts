import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { say } from './say.ts';

const states = [
  [
    'ELIGIBLE',
    ['Going away for a while?', 'You can pause your services.'],
    ['¿Se va por un tiempo?', 'Puede pausar sus servicios.'],
  ],
  [
    'PENDING',
    ['A pause is scheduled', 'Your services pause on Tuesday, December 1.'],
    ['Hay una pausa programada', 'Sus servicios se pausan el martes 1 de diciembre.'],
  ],
  [
    'SUSPENDED',
    ['Your services are paused', 'Your services are paused until Tuesday, December 1.'],
    ['Sus servicios están en pausa', 'Sus servicios están en pausa hasta el martes 1 de diciembre.'],
  ],
] as const;

describe('pausing for a season', () => {
  it.each(states)('SH-SESS-010, SH-SESS-011: %s is said on the home page: %j', (state, english, spanish) => {
    const facts = { 'account.suspend': state, 'account.suspendChangesOn': '2026-12-01' };
    expect(notices(facts, 'account-summary')).toEqual([[...english, ...spanish]]);
    expect(notices(facts, 'billing'), 'nowhere else').toEqual([]);
  });

  it('SH-SESS-011: nothing is said to whoever cannot pause', () => {
    expect(notices({ 'account.suspend': 'NOT_ELIGIBLE' }, 'account-summary')).toEqual([]);
  });

  it("SH-SESS-026: nothing is said to an employee's client", () => {
    const facts = { 'account.suspend': 'ELIGIBLE', 'session.restricted': true };
    expect(notices(facts, 'account-summary')).toEqual([]);
  });
});

/** The words of the notices of a page, in both languages. */
function notices(facts: Facts, route: string): string[][] {
  const known = { ...regular, ...facts };
  const shown = decideBanners(askerFor({ ...known, 'route.id': route }), 'page-alerts', {
    route,
    isDismissed: () => false,
  });
  return shown.map(({ banner: { title, text } }) =>
    (['en', 'es'] as const).flatMap((language) => [say(title, known, language), say(text, known, language)]),
  );
}
